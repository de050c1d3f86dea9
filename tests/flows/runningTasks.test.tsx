import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loggedOut, sessionExpired, signedIn } from '#src/session/sessionSlice';
import {
  adminToken,
  BEAR,
  deliveredOrder,
  NUMBER,
  pngFile,
  withOrder,
} from '#tests/support/orders';
import { openForm } from '#tests/support/editProductForm';
import { enterText } from '#tests/support/enterText';
import { fill } from '#tests/support/productForm';
import { leaveAndComeBack, main, openShop, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';
import { settled } from '#tests/support/storeSettled';
import { tokenFor } from '#tests/support/storeTokens';

const backend = useMockBackend();
const button = (name: string) => main().getByRole('button', { name });
const UNSENT = /non ancora inviato/;

type User = Awaited<ReturnType<typeof openShop>>['user'];

async function confirm(user: User, name: string | RegExp) {
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
}

async function openOrder(token?: string) {
  const shop = await openShop(backend, `/order/get/${NUMBER}`, {
    change: withOrder(),
    ...(token !== undefined && { token }),
  });
  await main().findByRole('list', { name: 'Prodotti dell’ordine' });
  return shop;
}

it('a refund stays locked after leaving and returning, and is sent once', async () => {
  const answer = backend.hold('post', '/order/refund/:number', { once: true });
  const { user } = await openOrder(await adminToken());
  await user.click(await main().findByRole('button', { name: 'Rimborsa' }));
  await confirm(user, /Vuoi rimborsare/);
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await leaveAndComeBack(user);
  expect(await main().findByRole('button', { name: 'Rimborsa' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(button('Rimborsa'));
  answer();
  expect(await main().findByText('Rimborso avviato con successo.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(backend.calls('POST')).toHaveLength(1);
});

it('a state is sent once after leaving and returning', async () => {
  const answer = backend.hold('patch', '/order/orderState/:number', { once: true });
  const { user } = await openOrder(await adminToken());
  await user.selectOptions(await main().findByLabelText('Stato ordine'), 'Spedito');
  await user.click(button('Aggiorna Stato'));
  await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
  await leaveAndComeBack(user);
  await user.click(await main().findByRole('button', { name: 'Aggiorna Stato' }));
  expect(main().queryByText(UNSENT)).toBeNull();
  answer();
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(backend.calls('PATCH')).toHaveLength(1);
});

it('a new product says that it is still being sent after leaving and returning', async () => {
  const answer = backend.hold('post', '/insertion/create', { once: true });
  const shop = await openShop(backend, '/admin/insertProduct', { token: await adminToken() });
  await fill(shop);
  await shop.user.click(button('Inserisci prodotto'));
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await leaveAndComeBack(shop.user);
  expect(await main().findByLabelText('Titolo')).toHaveAttribute('readonly');
  expect(main().getByText('Invio in corso…')).toHaveRole('status');
  answer();
  expect(await screen.findByText('Prodotto inserito correttamente!')).toBeVisible();
  expect(main().queryByText('Invio in corso…')).toBeNull();
});

it('a product says that it is still being saved after leaving and returning', async () => {
  const answer = backend.hold('put', '/insertion/update', { once: true });
  const { user } = await openForm(backend);
  await user.type(main().getByLabelText('Titolo'), '!');
  await user.click(button('Salva'));
  await waitFor(() => expect(backend.calls('PUT')).toHaveLength(1));
  await leaveAndComeBack(user);
  expect(await main().findByLabelText('Titolo')).toHaveAttribute('readonly');
  expect(main().getByText('Salvataggio…')).toHaveRole('status');
  expect(main().queryByRole('button', { name: 'Riprendi la bozza' })).toBeNull();
  stopTimers();
  answer();
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(main().queryByText('Salvataggio…')).toBeNull();
  // The typed text is saved, so no draft is offered.
  await waitFor(() => expect(main().getByLabelText('Titolo')).toHaveValue('Orso Bruno!'));
  expect(main().queryByRole('button', { name: 'Riprendi la bozza' })).toBeNull();
  await expectRedirect(3_000, '/product/101');
});

it('a product whose save waits for an upload stays locked after leaving and returning', async () => {
  const endUpload = backend.hold('patch', '/insertion/addImages');
  const { user } = await openForm(backend);
  await user.upload(main().getByLabelText('Aggiungi immagini'), [pngFile('x.png')]);
  await enterText(user, main().getByLabelText('Titolo'), '!');
  await user.click(button('Salva'));
  await leaveAndComeBack(user);
  // The save would not send what is typed now, and would clear its draft.
  expect(await main().findByLabelText('Titolo')).toHaveAttribute('readonly');
  expect(main().getByText(/^Prima finiscono le modifiche/)).toHaveRole('status');
  endUpload();
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(main().getByLabelText('Titolo')).toHaveValue('Orso Bruno!');
});

it('a question about a refund does not return with the next login', async () => {
  const { user, store } = await openOrder(await adminToken());
  await user.selectOptions(await main().findByLabelText('Stato ordine'), 'Spedito');
  await user.click(button('Rimborsa'));
  await screen.findByRole('alertdialog');
  act(() => void store.dispatch(sessionExpired()));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => void store.dispatch(signedIn({ token: tokenFor(3_600), now: Date.now() })));
  await waitFor(() => expect(button('Rimborsa')).not.toHaveAttribute('aria-disabled', 'true'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a cancellation is requested once', async () => {
  const answer = backend.hold('delete', '/order/annul/:number', { once: true });
  const { user } = await openOrder();
  await user.click(button('Annulla ordine'));
  await waitFor(() => expect(backend.calls('DELETE')).toHaveLength(1));
  await leaveAndComeBack(user);
  await user.click(await main().findByRole('button', { name: 'Annulla ordine' }));
  expect(main().getByText('Invio in corso…')).toHaveRole('status');
  answer();
  expect(await main().findByText("Richiesta d'annullamento inoltrata!")).toBeVisible();
  expect(main().queryByText('Invio in corso…')).toBeNull();
  expect(backend.calls('DELETE')).toHaveLength(1);
});

it('a cancellation that is being sent stays known after a logout in another tab', async () => {
  const answer = backend.hold('delete', '/order/annul/:number', { once: true });
  const { user, store } = await openOrder(await adminToken());
  await user.click(button('Annulla ordine'));
  await waitFor(() => expect(backend.calls('DELETE')).toHaveLength(1));
  act(() => void store.dispatch(loggedOut()));
  await user.click(await main().findByRole('button', { name: 'Annulla ordine' }));
  answer();
  await settled(store);
  expect(backend.calls('DELETE')).toHaveLength(1);
});

it('the products of an order are added again once', async () => {
  const { user } = await openOrder();
  const answer = backend.hold('get', '/insertion/getId', { once: true });
  await user.click(button('Compra di nuovo'));
  await waitFor(() => expect(backend.calls('/insertion/getId')).toHaveLength(1));
  await leaveAndComeBack(user);
  await user.click(await main().findByRole('button', { name: 'Compra di nuovo' }));
  answer();
  expect(await main().findByText(/nel carrello/)).toBeVisible();
  const added = backend.calls('POST').map(({ path }) => path);
  expect(added).toEqual([...new Set(added)]);
});

it('a product is deleted once', async () => {
  const answer = backend.hold('delete', '/insertion/delete/:id', { once: true });
  const { user } = await openShop(backend, '/product/101', { token: await adminToken() });
  await user.click(await main().findByRole('button', { name: 'Elimina' }));
  await confirm(user, /eliminare questo prodotto/);
  await waitFor(() => expect(backend.calls('DELETE')).toHaveLength(1));
  await leaveAndComeBack(user);
  await user.click(await main().findByRole('button', { name: 'Elimina' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer();
  expect(await screen.findByText('Prodotto eliminato correttamente')).toBeVisible();
  expect(backend.calls('DELETE')).toHaveLength(1);
});

it('a return is sent once, also if the user leaves while its photos are prepared', async () => {
  const { user, store } = await openShop(backend, `/order/return/${NUMBER}`, {
    change: deliveredOrder(),
  });
  await user.click(await main().findByRole('checkbox', { name: BEAR }));
  await user.type(main().getByLabelText('Motivo del reso'), 'Rotto.');
  const photo = pngFile();
  const bytes = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(photo, 'arrayBuffer').mockReturnValue(bytes.promise);
  await user.upload(main().getByLabelText('Foto (facoltative)'), photo);
  await user.click(button('Invia richiesta di reso'));
  expect(await main().findByText('Invio della richiesta…')).toBeVisible();
  await leaveAndComeBack(user);
  const send = await main().findByRole('button', { name: 'Invia richiesta di reso' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  await user.click(send);
  stopTimers();
  bytes.resolve(new Uint8Array(8).buffer);
  expect(await main().findByText('Richiesta di reso inviata con successo!')).toBeVisible();
  expect(backend.calls('POST').map(({ path }) => path)).toEqual([`/order/return/${NUMBER}`]);
  await expectRedirect(2_000, `/order/get/${NUMBER}`);
  await settled(store); // the order is read again: the next test holds such a read
});

it('a withdrawal is declared once, also if the user leaves while the order is read', async () => {
  const answer = backend.hold('get', '/order/get/:number', { once: true });
  const { user, store } = await openShop(backend, `/recesso?ordine=${NUMBER}`, {
    change: deliveredOrder(),
  });
  await enterText(user, main().getByLabelText('Nome e cognome'), 'Maria Bianchi');
  await enterText(user, main().getByLabelText('Email'), 'maria@posta.example');
  await user.click(button('Conferma recesso'));
  await leaveAndComeBack(user);
  await user.click(await main().findByRole('button', { name: 'Conferma recesso' }));
  answer();
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  await waitFor(() => expect(store.getState().runningTasks).toEqual([]));
  expect(backend.calls('POST').map(({ path }) => path)).toEqual([`/order/return/${NUMBER}`]);
  expect(store.getState().drafts).toEqual({});
  expect(await main().findByRole('heading', { level: 2, name: /Ricevuta/ })).toHaveFocus();
});

it('feedback is sent once a product, also if the user leaves between two of them', async () => {
  const { user, store } = await openShop(backend, `/feedback?orderNumber=${NUMBER}`, {
    change: deliveredOrder(),
  });
  const [first, second] = await main().findAllByRole('group', { name: /./ });
  const photo = pngFile();
  const bytes = Promise.withResolvers<ArrayBuffer>();
  const prepared = vi.spyOn(photo, 'arrayBuffer').mockReturnValue(bytes.promise);
  await user.upload(within(second as HTMLElement).getByLabelText('Immagini'), photo);
  await user.type(within(first as HTMLElement).getByLabelText('Commento'), 'Bello');
  await user.click(button('Invia feedback'));
  await waitFor(() => expect(prepared).toHaveBeenCalled());
  await leaveAndComeBack(user);
  await user.click(await main().findByRole('button', { name: 'Invia feedback' }));
  expect(main().getByText('Invio in corso…')).toHaveRole('status');
  bytes.resolve(new Uint8Array(8).buffer);
  expect(await main().findByText('Grazie per il tuo feedback!')).toBeVisible();
  expect(main().queryByText('Invio in corso…')).toBeNull();
  await waitFor(() => expect(store.getState().runningTasks).toEqual([]));
  await settled(store);
  expect(backend.calls('POST')).toHaveLength(2);
});
