import { act, screen, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned } from '#src/entities/entities';
import { loggedOut, signedIn } from '#src/session/sessionSlice';
import { advanceClock } from '#tests/support/elsewhere';
import { orderDesk } from '#tests/support/orderDesk';
import { NUMBER } from '#tests/support/orders';
import { HOST, useMockBackend } from '#tests/support/shop';
import { settled } from '#tests/support/storeSettled';
import { tokenFor } from '#tests/support/storeTokens';

const backend = useMockBackend();
const { main, button, field, select, writes, reads, openOrder, changeElsewhere } =
  orderDesk(backend);

it('reads an order again that was on screen for a while before it changes it', async () => {
  const { user } = await openOrder();
  expect(reads()).toHaveLength(1);
  advanceClock();
  await user.selectOptions(select(), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(reads()).toHaveLength(2);
  expect(writes()).toEqual([`PATCH /order/orderState/${NUMBER}?stateOfOrder=SHIPPED`]);
});

it('reads an order again of which another tab has told only the state', async () => {
  const shop = await openOrder({ shipper: 'GLS', shippingCode: 'ABC' });
  advanceClock();
  shop.store.dispatch(
    entitiesLearned({
      asOf: tick(),
      patches: [{ kind: 'orders', id: NUMBER, fields: { state: 'SHIPPED' } }],
    }),
  );
  await changeElsewhere(shop, { shippingCode: 'DEF' });
  await shop.user.type(field('Corriere'), ' Italia');
  await shop.user.click(button('Aggiorna spedizione'));
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(writes()).toEqual([`PATCH /order/shipping/${NUMBER}?shipper=GLS+Italia&shippingCode=DEF`]);
});

it('keeps what others have changed in the field without input, if one types during a save', async () => {
  const shop = await openOrder({ shipper: 'G', shippingCode: 'ABC' });
  await changeElsewhere(shop, { shippingCode: 'DEF' });
  advanceClock();
  const answer = backend.hold('patch', '/order/shipping/:number', { once: true });
  await shop.user.type(field('Corriere'), 'L{Enter}');
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  await shop.user.type(field('Corriere'), 'S');
  answer();
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(field('Codice di tracciamento')).toHaveValue('DEF');
  await shop.user.type(field('Corriere'), '{Enter}');
  await vi.waitFor(() =>
    expect(writes()).toEqual([
      `PATCH /order/shipping/${NUMBER}?shipper=GL&shippingCode=DEF`,
      `PATCH /order/shipping/${NUMBER}?shipper=GLS&shippingCode=DEF`,
    ]),
  );
});

it('waits for a read that began earlier, and then reads again', async () => {
  const shop = await openOrder({ shipper: 'GLS', shippingCode: 'ABC' });
  const slow = Promise.withResolvers<void>();
  backend.server.use(
    http.get(
      `${HOST}/order/get/:number`,
      async ({ request }) => {
        const reply = await getResponse(shop.mockBackend.handlers, request);
        await slow.promise;
        return reply;
      },
      { once: true },
    ),
  );
  await shop.user.click(button('Aggiorna'));
  await vi.waitFor(() => expect(reads()).toHaveLength(2));
  await changeElsewhere(shop, { shippingCode: 'DEF' });
  advanceClock();
  await shop.user.type(field('Corriere'), ' Italia');
  await shop.user.click(button('Aggiorna spedizione'));
  slow.resolve();
  expect(await main().findByText('Dati di spedizione aggiornati con successo.')).toBeVisible();
  expect(writes()).toEqual([`PATCH /order/shipping/${NUMBER}?shipper=GLS+Italia&shippingCode=DEF`]);
});

it('sends nothing if the order cannot be read again', async () => {
  const { user } = await openOrder();
  await user.selectOptions(select(), 'Spedito');
  advanceClock();
  backend.fail('get', '/order/get/:number', 404);
  await user.click(button('Aggiorna Stato'));
  expect(await main().findByText('Errore: Not Found')).toBeVisible();
  expect(select()).toHaveValue('SHIPPED');
  expect(writes()).toEqual([]);
});

it.each(['Rimborsa', 'Annulla ordine'])(
  '%s sends nothing if the session changes while the order is read',
  async (name) => {
    const { user, store } = await openOrder();
    advanceClock();
    const answer = backend.hold('get', '/order/get/:number', { once: true });
    await user.click(button(name));
    if (name === 'Rimborsa')
      await user.click(await screen.findByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(reads()).toHaveLength(2));
    act(() => {
      store.dispatch(loggedOut());
      store.dispatch(signedIn({ token: tokenFor(3_600), now: Date.now() }));
    });
    answer();
    await settled(store);
    expect(writes()).toEqual([]);
    expect(main().queryByText(/^Errore/)).toBeNull();
  },
);

it('says how old the order is, and refetches it on request', async () => {
  const shop = await openOrder();
  expect(main().getByText(/^Aggiornato alle \d\d:\d\d$/)).toBeVisible();
  await changeElsewhere(shop, { stateOfOrder: 'SHIPPED' });
  await shop.user.click(button('Aggiorna'));
  expect(await main().findByText('Spedito', { selector: 'strong' })).toBeVisible();
  expect(reads()).toHaveLength(2);
});

it.each(['at once', 'later'])(
  'refuses a change without a connection, %s, and reads nothing',
  async (when) => {
    const { store, user } = await openOrder();
    if (when === 'later') advanceClock();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.server.use(http.get(`${HOST}/order/get/:number`, () => HttpResponse.error()));
    await user.selectOptions(select(), 'Spedito');
    await user.click(button('Aggiorna Stato'));
    expect(await main().findByText("Errore nell'aggiornamento dello stato.")).toBeVisible();
    expect(await screen.findByText(/^Sei offline: la modifica non è stata inviata/)).toBeVisible();
    await settled(store);
    expect(main().getAllByRole('alert')).toHaveLength(1);
    expect(reads()).toHaveLength(1);
  },
);

it('refuses a cancellation without a connection once', async () => {
  const { store, user } = await openOrder();
  advanceClock();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Annulla ordine'));
  expect(await main().findByText('Errore nella richiesta di annullamento.')).toBeVisible();
  await settled(store);
  expect(store.getState().connection.refusedWrites).toBe(1);
  expect(reads()).toHaveLength(1);
});
