import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { HOST, main, openShop, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';
import {
  adminToken,
  BEAR,
  CHESS,
  deliveredOrder,
  jpegFile,
  NUMBER,
  pngBytes,
  pngFile,
  withOrder,
} from '#tests/support/orders';
import { settled } from '#tests/support/storeSettled';
import { enterText } from '#tests/support/enterText';

const backend = useMockBackend();
const reason = () => main().getByRole('textbox', { name: 'Motivo del reso' });
const send = () => main().getByRole('button', { name: 'Invia richiesta di reso' });
const photos = () => main().getByLabelText('Foto (facoltative)');

async function openReturn(change = deliveredOrder()) {
  const shop = await openShop(backend, `/order/return/${NUMBER}`, { change });
  await screen.findByRole('checkbox', { name: BEAR });
  return shop;
}

it('lists the products, sends the chosen ones, and goes to the order after two seconds', async () => {
  const { user, mockBackend } = await openReturn();
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Richiesta di reso');
  expect(screen.getByRole('checkbox', { name: BEAR }).closest('li')).toHaveTextContent(
    /Quantità: 2.*24,90 €/,
  );
  expect(main().getByText(/entro 30 giorni dalla consegna/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: CHESS }));
  await user.type(reason(), 'Manca un cavallo.\nPeccato.');
  await user.upload(photos(), [jpegFile(), pngFile()]);
  expect(await main().findByRole('img', { name: 'foto.jpg' })).toBeVisible();
  stopTimers();
  await user.dblClick(send());
  expect(await main().findByText('Richiesta di reso inviata con successo!')).toBeVisible();
  const order = await mockBackend.database.read((tables) => tables.get('orders', NUMBER));
  expect(order?.returnRequest).toMatchObject({
    productIds: ['103'],
    description: 'Manca un cavallo.\r\nPeccato.',
    attachments: [expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.png$/)],
  });
  expect(backend.calls('POST').map(({ path }) => path)).toEqual([`/order/return/${NUMBER}`]);
  await expectRedirect(2_000, `/order/get/${NUMBER}`);
  await screen.findByRole('heading', { level: 1, name: `Ordine ${NUMBER}` });
  expect(await main().findByText('Reso Avviato')).toBeVisible();
});

it('is one step of the history, however often its button is pressed', async () => {
  await openShop(backend, `/order/get/${NUMBER}`, { change: deliveredOrder() });
  const button = await screen.findByRole('button', { name: 'Richiedi reso' });
  const { length } = history;
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Richiesta di reso' })).toBeVisible();
  expect(history).toHaveLength(length + 1);
});

it('takes no input while the pictures are prepared, because it would be dropped with what was sent', async () => {
  const { user, store } = await openReturn();
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  await user.type(reason(), 'Rotto');
  const photo = pngFile();
  await user.upload(photos(), photo);
  await main().findByRole('img', { name: 'foto.png' });
  const bytes = Promise.withResolvers<ArrayBuffer>();
  const read = vi.spyOn(photo, 'arrayBuffer').mockReturnValue(bytes.promise);
  await user.click(send());
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(main().getByText('Invio della richiesta…')).toBeVisible();
  await user.type(reason(), ' e graffiato');
  await user.click(screen.getByRole('checkbox', { name: CHESS }));
  expect(reason()).toHaveValue('Rotto');
  expect(screen.getByRole('checkbox', { name: CHESS })).not.toBeChecked();
  bytes.resolve(new Uint8Array(pngBytes).buffer);
  expect(await main().findByText('Richiesta di reso inviata con successo!')).toBeVisible();
  expect(store.getState().drafts).toEqual({});
});

it('requires a product and a reason, with messages at the fields, before it sends anything', async () => {
  const { user } = await openReturn();
  await user.type(reason(), '  \n ');
  await user.click(send());
  expect(main().getByText('Seleziona almeno un prodotto da restituire.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: BEAR })).toHaveFocus();
  expect(reason()).toHaveAccessibleDescription('Inserisci il motivo del reso.');
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  expect(main().queryByText('Seleziona almeno un prodotto da restituire.')).toBeNull();
  await user.click(send());
  expect(reason()).toHaveFocus();
  expect(backend.calls('POST')).toHaveLength(0);
});

it('keeps everything if sending fails, over a reload too, and says why', async () => {
  const { user, store } = await openReturn(withOrder({ stateOfOrder: 'SHIPPED' }));
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  await enterText(user, reason(), 'Non mi piace');
  await user.upload(photos(), [pngFile()]);
  await main().findByRole('img', { name: 'foto.png' });
  await user.click(send());
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent("Errore durante l'invio della richiesta di reso.");
  expect(alert).toHaveTextContent('Il reso è possibile solo per ordini consegnati.');
  expect(screen.getByRole('checkbox', { name: BEAR })).toBeChecked();
  expect(reason()).toHaveValue('Non mi piace');
  expect(main().getByRole('img', { name: 'foto.png' })).toBeVisible();
  expect(store.getState().drafts).toEqual({
    [`return/${NUMBER}`]: { productIds: ['101'], description: 'Non mi piace' },
    [`return/${NUMBER}/images`]: 1,
  });
  await user.click(send());
  await expect.poll(() => backend.calls('POST')).toHaveLength(2);
  const { drafts } = store.getState();
  cleanup();
  await openShop(backend, `/order/return/${NUMBER}`, { change: deliveredOrder(), drafts });
  expect(await screen.findByRole('checkbox', { name: BEAR })).toBeChecked();
  expect(reason()).toHaveValue('Non mi piace');
});

it('says that the outcome is unknown if no answer arrives, and shows a return that did arrive', async () => {
  let isLost = true;
  backend.server.use(
    http.post(`${HOST}/order/return/:number`, async ({ request }) => {
      if (!isLost) return undefined;
      isLost = false;
      await fetch(request); // it arrives, but its answer is lost
      return HttpResponse.error();
    }),
  );
  const { user } = await openReturn();
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  await user.type(reason(), 'Rotto.');
  await user.click(send());
  const alert = await main().findByRole('alert');
  expect(within(alert).getByText("Errore durante l'invio della richiesta di reso.")).toBeVisible();
  expect(alert).toHaveTextContent(/Non sappiamo se è arrivata/);
  expect(await main().findByText('Per questo ordine un reso è già stato avviato.')).toBeVisible();
});

it('is not sent twice, and does not redirect after the user has left', async () => {
  const { user } = await openReturn();
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  await user.type(reason(), 'x');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await user.click(send());
  await main().findByText('Richiesta di reso inviata con successo!');
  await user.click(send());
  await user.click(screen.getByRole('link', { name: 'Leggi la politica di reso' }));
  await screen.findByRole('heading', { level: 1, name: /politica di reso/i });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(location.pathname).toBe('/politica-di-reso');
  expect(backend.calls('POST')).toHaveLength(1);
});

it('names its order if it ends on another page, which may be that of another order', async () => {
  const answer = backend.hold('post', '/order/return/:number');
  const { user } = await openReturn();
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  await user.type(reason(), 'x');
  await user.click(send());
  await user.click(screen.getByRole('link', { name: 'Leggi la politica di reso' }));
  await screen.findByRole('heading', { level: 1, name: /politica di reso/i });
  answer(new HttpResponse('Troppo tardi.', { status: 409 }));
  expect(await screen.findByText(/^Errore durante l'invio.*Troppo tardi.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: `Reso dell’ordine ${NUMBER}` })).toBeVisible();
});

it('accepts only pictures, and can remove them', async () => {
  const { user } = await openReturn();
  const files = [new File(['testo'], 'note.txt', { type: 'text/plain' }), pngFile('vera.png')];
  await userEvent.setup({ applyAccept: false }).upload(photos(), files);
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent('«note.txt» non è un’immagine ammessa: scegli file JPEG e PNG.');
  expect(main().getAllByRole('img', { name: /png|jpg/ })).toHaveLength(1);
  expect(photos()).toHaveAttribute('accept', 'image/jpeg,image/png');
  await user.click(main().getByRole('button', { name: 'Rimuovi vera.png' }));
  expect(main().queryByRole('img', { name: 'vera.png' })).toBeNull();
  expect(photos()).toHaveFocus();
});

it('once cleared, or sent, no longer says which files were refused', async () => {
  const { user } = await openReturn();
  const text = new File(['testo'], 'note.txt', { type: 'text/plain' });
  const refuse = () => userEvent.setup({ applyAccept: false }).upload(photos(), text);
  await refuse();
  await user.type(reason(), 'Rotto');
  expect(main().getByRole('alert')).toHaveTextContent('note.txt');
  await user.click(main().getByRole('button', { name: 'Cancella i dati inseriti' }));
  expect(main().queryByRole('alert')).toBeNull();
  await refuse();
  await user.type(reason(), 'Rotto');
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  await user.click(send());
  expect(await main().findByText('Richiesta di reso inviata con successo!')).toBeVisible();
  expect(main().queryByRole('alert')).toBeNull();
});

it('says that an administrator’s session has ended, and keeps the request', async () => {
  localStorage.setItem('adminAuthToken', await adminToken());
  const { user } = await openReturn();
  backend.fail('post', '/order/return/:number', 401);
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  await user.type(reason(), 'Rotto.');
  await user.click(send());
  expect(await main().findByText(/^Non autorizzato/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(reason()).toHaveValue('Rotto.');
});

it('does not say that the order could not be read again after a request without a connection', async () => {
  const { user, store } = await openReturn();
  backend.server.use(http.all(`${HOST}/*`, () => HttpResponse.error()));
  await user.click(screen.getByRole('checkbox', { name: BEAR }));
  await user.type(reason(), 'Rotto');
  await user.click(send());
  expect(await main().findByText("Errore durante l'invio della richiesta di reso.")).toBeVisible();
  await settled(store);
  await user.type(reason(), '!');
  expect(main().getAllByRole('alert')).toHaveLength(1);
});

it('says that the order cannot be read, and retries', async () => {
  const mend = backend.fail('get', '/order/get/:number', 400);
  const { user } = await openShop(backend, `/order/return/${NUMBER}`, { change: deliveredOrder() });
  expect(await main().findByRole('alert')).toHaveTextContent("Errore nel recupero dell'ordine.");
  mend();
  await user.click(main().getByRole('button', { name: 'Riprova' }));
  await screen.findByRole('checkbox', { name: BEAR });
  expect(main().getByText(BEAR)).toBeVisible();
});
