import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { makeReport } from '#src/snapshots/takeSnapshot';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

// The application has these words too: their origin counts.
const SAID = 'Carrello di Prodotti non trovato, errore.';
const MASKED = 'Xxxxxxxx xx Xxxxxxxx xxx xxxxxxx, xxxxxx.';

it('a toast with the backend’s words is masked as a whole, one of the application stays', async () => {
  let reply = SAID;
  backend.server.use(http.post(`${HOST}/cart/add/*`, () => HttpResponse.text(reply)));
  const { store, user } = await openShop(backend, '/product/101');
  await user.click(await screen.findByRole('button', { name: 'Aggiungi al carrello' }));
  await screen.findAllByText(SAID);
  reply = '';
  await user.click(screen.getByRole('button', { name: 'Aggiungi al carrello' }));
  await waitFor(() => expect(store.getState().notifications).toHaveLength(2));
  const [own] = store.getState().notifications;
  const { text } = makeReport(store.getState());
  expect(text).toContain(`"text": "${MASKED}"`);
  expect(text).toContain(`"text": "${own?.text}"`);
  expect(text).not.toContain('Carrello di Prodotti');
});
