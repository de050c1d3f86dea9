import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { issueToken } from '#mocks/backend/tokens';
import { loggedOut, signedIn } from '#src/session/sessionSlice';
import type { ShopStore } from '#src/store/makeStore';
import * as edit from '#tests/support/editProductForm';
import { adminToken, deliveredOrder, NUMBER, pngFile, withOrder } from '#tests/support/orders';
import { fill } from '#tests/support/productForm';
import { button, openTable, type } from '#tests/support/productTable';
import { changePerson } from '#tests/support/changePerson';
import { HOST, main, openShop, useMockBackend } from '#tests/support/shop';
import { settled } from '#tests/support/storeSettled';

const backend = useMockBackend();

/** Holds the answer to a call; `open` resolves once it has arrived, and what follows from it would have been sent. */
function hold(method: 'get' | 'patch' | 'post' | 'put' | 'delete', path: string) {
  const answer = backend.hold(method, path, { once: true });
  const open = async (store: ShopStore, refusal?: string) => {
    const arrived = new Promise<void>((resolve) => {
      backend.server.events.on('response:mocked', () => resolve());
    });
    answer(refusal === undefined ? undefined : new HttpResponse(refusal, { status: 409 }));
    await arrived;
    // Calls take turns: these would come after it.
    for (let turn = 0; turn < 5; turn += 1) {
      await fetch(`${HOST}/insertion/getId?id=${turn}`);
      await settled(store);
    }
  };
  /** The same once the call has begun and another person has logged in. */
  const openForNext = async (store: ShopStore, refusal?: string) => {
    await waitFor(() => expect(backend.calls(method.toUpperCase())).toHaveLength(1));
    await changePerson(store);
    await open(store, refusal);
  };
  return { open, openForNext };
}

/** Saves shipping data, to which the state 'Spedito' belongs, and holds the answer to the first of the two calls. */
async function saveAndShip() {
  const { user, store } = await openShop(backend, `/order/get/${NUMBER}`, {
    change: withOrder(),
    token: await adminToken(),
  });
  const shipping = hold('patch', '/order/shipping/:number');
  await user.click(await main().findByLabelText('Segna anche come Spedito'));
  await user.type(main().getByLabelText('Corriere'), 'BRT{Enter}');
  await waitFor(() => expect(backend.calls('PATCH')).toHaveLength(1));
  return { store, shipping };
}

it('the state that goes with shipping data is not sent in the name of the next person', async () => {
  const { store, shipping } = await saveAndShip();
  await changePerson(store);
  await shipping.open(store);
  expect(backend.calls('PATCH')).toHaveLength(1);
});

it('the state that goes with shipping data is sent after the same person has a new token', async () => {
  const { store, shipping } = await saveAndShip();
  const later = new Date(Date.now() + 60_000);
  const token = await issueToken('1', later);
  act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
  await shipping.open(store);
  expect(await main().findByText('Stato aggiornato con successo.')).toBeVisible();
});

it('the result of a save is nothing for the next person', async () => {
  const { user, store } = await openShop(backend, '/admin/all-orders', {
    token: await adminToken(),
  });
  const [link] = await main().findAllByRole('link', { name: /^Dettagli/ });
  const shipping = hold('patch', '/order/shipping/:number');
  link?.focus();
  await user.keyboard(' ');
  await user.type(await screen.findByLabelText('Corriere'), 'BRT{Enter}');
  await shipping.openForNext(store);
  expect(store.getState().notifications).toEqual([]);
});

it.each([
  { what: 'the result', refusal: undefined },
  { what: 'the refusal', refusal: 'Codice boss non valido.' },
])('$what of an administrator’s deletion is nothing for the next person', async ({ refusal }) => {
  const { user, store } = await openShop(backend, '/admin/all', { token: await adminToken() });
  const deletion = hold('delete', '/admin/delete/:id');
  await user.click(await main().findByRole('button', { name: 'Elimina luca.conti' }));
  await user.type(await screen.findByLabelText(/^Inserisci il codice boss/), 'boss2018{Enter}');
  await deletion.openForNext(store, refusal);
  expect(store.getState().notifications).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a requested e-mail is not pending in the profile of the next person', async () => {
  const { user, store } = await openShop(backend, '/admin/profile', { token: await adminToken() });
  const update = hold('patch', '/admin/updateEmail');
  await user.click(await main().findByRole('button', { name: 'Modifica email' }));
  await user.type(main().getByLabelText('Nuova email'), 'maria@posta.example{Enter}');
  await update.openForNext(store);
  expect(store.getState().profileChanges).toEqual({});
});

it('the profile is not shown to the next person while their own is being read', async () => {
  const { store } = await openShop(backend, '/admin/profile', { token: await adminToken() });
  expect(await main().findByText('admin@bottega2018.example')).toBeVisible();
  const profile = hold('get', '/admin/myProfile');
  const token = await issueToken('2', new Date());
  act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
  expect(await main().findByText('Caricamento del profilo…')).toBeVisible();
  expect(main().queryByText('admin@bottega2018.example')).toBeNull();
  await profile.open(store);
  expect(await main().findByText('luca.conti@bottega2018.example')).toBeVisible();
});

it('the receipt of a withdrawal is nothing for the next person', async () => {
  const { user, store } = await openShop(backend, `/recesso?ordine=${NUMBER}`, {
    change: deliveredOrder(),
    token: await adminToken(),
  });
  const name = () => main().findByLabelText('Nome e cognome');
  await user.type(await name(), 'Maria Bianchi');
  await user.type(main().getByLabelText('Email'), 'maria@posta.example');
  const withdrawal = hold('post', '/order/return/:number');
  await user.click(button('Conferma recesso'));
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  act(() => void store.dispatch(loggedOut()));
  await withdrawal.open(store);
  expect(await name()).toHaveValue('');
  expect(screen.queryByText(/Maria Bianchi/)).toBeNull();
});

it('a product of the table is not saved in the name of the next person', async () => {
  const { user, store } = await openTable(backend);
  const read = hold('get', '/insertion/getId');
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Salva'));
  await waitFor(() =>
    expect(backend.calls('GET').map(({ path }) => path)).toContain('/insertion/getId'),
  );
  await changePerson(store);
  await read.open(store);
  expect(backend.calls('PUT')).toEqual([]);
});

it('a product that waits for its pictures is not saved in the name of the next person', async () => {
  const upload = hold('patch', '/insertion/addImages');
  const { user, store } = await edit.openForm(backend);
  await user.click(edit.button('Sposta prima immagine 3'));
  await user.upload(edit.field('Aggiungi immagini'), [pngFile('x.png')]);
  await user.click(edit.button('Salva'));
  await upload.openForNext(store);
  expect(backend.calls('PUT')).toEqual([]);
});

it('pictures that were not added are nothing for the next person', async () => {
  const upload = hold('patch', '/insertion/addImages');
  const { user, store } = await edit.openForm(backend);
  await user.upload(edit.field('Aggiungi immagini'), [pngFile('x.png')]);
  await upload.openForNext(store, 'Troppo');
  expect(store.getState().notifications).toEqual([]);
  expect(store.getState().drafts).toEqual({});
});

it('a product that was inserted is nothing for the next person', async () => {
  const shop = await openShop(backend, '/admin/insertProduct', { token: await adminToken() });
  const { user, store } = shop;
  const insertion = hold('post', '/insertion/create');
  await fill(shop);
  await user.click(button('Inserisci prodotto'));
  await insertion.openForNext(store);
  expect(store.getState().notifications).toEqual([]);
});

it('a product’s deletion that fails is nothing for the next person', async () => {
  const { user, store } = await openShop(backend, '/product/101', { token: await adminToken() });
  const deletion = hold('delete', '/insertion/delete/:id');
  await user.click(await main().findByRole('button', { name: 'Elimina' }));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await deletion.openForNext(store, 'Chiuso.');
  expect(store.getState().notifications).toEqual([]);
});

it.each(['1', '2'])(
  'a refund under way is not sent again when administrator %s has logged in',
  async (admin) => {
    const { user, store } = await openShop(backend, `/order/get/${NUMBER}`, {
      change: withOrder(),
      token: await adminToken(),
    });
    const refund = hold('post', '/order/refund/:number');
    await user.click(await main().findByRole('button', { name: 'Rimborsa' }));
    await user.click(await screen.findByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
    await changePerson(store, admin);
    await user.click(await main().findByRole('button', { name: 'Rimborsa' }));
    expect(screen.queryByRole('button', { name: 'Conferma' })).toBeNull();
    await refund.open(store);
    expect(backend.calls('POST')).toHaveLength(1);
  },
);

it('pictures that wait for a deletion are not sent in the name of the next person', async () => {
  const deletion = hold('put', '/insertion/deleteImage');
  const { user, store } = await edit.openForm(backend);
  await user.click(edit.button('Elimina immagine 1'));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(backend.calls('PUT')).toHaveLength(1));
  await user.upload(edit.field('Aggiungi immagini'), [pngFile('x.png')]);
  await changePerson(store);
  await deletion.open(store);
  expect(backend.calls('PATCH')).toEqual([]);
});

it('a product whose pictures are being prepared is not inserted in the name of the next person', async () => {
  const shop = await openShop(backend, '/admin/insertProduct', { token: await adminToken() });
  const { user, store } = shop;
  await fill(shop);
  const file = pngFile('x.png');
  const gate = Promise.withResolvers<void>();
  const read = file.arrayBuffer.bind(file);
  Object.defineProperty(file, 'arrayBuffer', { value: () => gate.promise.then(read) });
  await user.upload(main().getByLabelText('Immagini'), [file]);
  await user.click(button('Inserisci prodotto'));
  await changePerson(store);
  gate.resolve();
  await waitFor(() => expect(store.getState().runningTasks).toEqual([]));
  expect(backend.calls('POST')).toEqual([]);
});

it('a withdrawal whose order is being read is not declared after a logout', async () => {
  const { user, store } = await openShop(backend, '/recesso', {
    change: deliveredOrder(),
    token: await adminToken(),
  });
  await user.type(await main().findByLabelText('Nome e cognome'), 'Maria Bianchi');
  await user.type(main().getByLabelText('Email'), 'maria@posta.example');
  await user.type(main().getByLabelText('Numero ordine'), NUMBER);
  const order = hold('get', '/order/get/:number');
  await user.click(button('Conferma recesso'));
  await waitFor(() =>
    expect(backend.calls('GET').map(({ path }) => path)).toContain(`/order/get/${NUMBER}`),
  );
  act(() => void store.dispatch(loggedOut()));
  await order.open(store);
  expect(backend.calls('POST')).toEqual([]);
  expect(JSON.stringify(store.getState())).not.toContain('Maria Bianchi');
});

it('buying again ends with a logout', async () => {
  const { user, store } = await openShop(backend, `/order/get/${NUMBER}`, { change: withOrder() });
  const added = hold('post', '/cart/add/:id/:quantity');
  await user.click(await main().findByRole('button', { name: 'Compra di nuovo' }));
  await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
  act(() => void store.dispatch(loggedOut()));
  await added.open(store);
  expect(backend.calls('POST')).toHaveLength(1);
  expect(main().queryByText(/sono nel carrello/)).toBeNull();
});

it('a product that is read to be bought again is not added after a logout', async () => {
  const { user, store } = await openShop(backend, `/order/get/${NUMBER}`, { change: withOrder() });
  const read = hold('get', '/insertion/getId');
  await user.click(await main().findByRole('button', { name: 'Compra di nuovo' }));
  await waitFor(() =>
    expect(backend.calls('GET').map(({ path }) => path)).toContain('/insertion/getId'),
  );
  act(() => void store.dispatch(loggedOut()));
  await read.open(store);
  expect(backend.calls('POST')).toEqual([]);
});

it.each([undefined, 'Codice non valido.'])(
  'the reply to a registration is nothing for the next person (%s)',
  async (refusal) => {
    const { user, store } = await openShop(backend, '/admin/registration');
    const registration = hold('post', '/admin/registration');
    for (const name of ['Username', 'Email', 'Telefono', 'Password', 'Codice di autorizzazione'])
      await user.type(await main().findByLabelText(name), 'x@y');
    await user.click(button('Registrati'));
    await waitFor(() => expect(backend.calls('POST')).toHaveLength(1));
    act(() => void store.dispatch(loggedOut()));
    await registration.open(store, refusal);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(store.getState().notifications).toEqual([]);
  },
);
