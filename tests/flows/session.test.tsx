import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { allBodies } from '#src/entities/table';
import type { ShopStore } from '#src/store/makeStore';
import { sessionExpired } from '#src/session/sessionSlice';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { HOST, main, openShop, storedToken, useMockBackend } from '#tests/support/shop';
import { signInHere } from '#tests/support/signInHere';
import { enterText } from '#tests/support/enterText';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();
const UNAUTHORIZED = 'Non autorizzato. Effettua il login come admin.';

/** Returns the data of administrators that this tab still has. */
function remembered(store: ShopStore) {
  const { entities, api } = store.getState();
  const names = Object.values(api.queries).map((query) => query?.endpointName ?? '');
  return {
    admins: allBodies(entities.admins).map(({ id }) => id),
    orders: allBodies(entities.orders).map(({ orderNumber }) => orderNumber),
    queries: names.filter((name) => ['getAdmins', 'getProfile', 'getOrders'].includes(name)),
  };
}
const NOTHING = { admins: [], orders: [], queries: [] };

/** Opens a page as an administrator who has also seen all the orders. */
async function atWork(path: string, seconds?: number) {
  const token = await adminToken();
  const shop = await openShop(backend, path, { token, change: withOrder() });
  await screen.findByRole('button', { name: 'Logout' });
  const read = shop.store.dispatch(ordersApi.endpoints.getOrders.initiate());
  await act(() => read);
  read.unsubscribe();
  if (seconds === undefined) await main().findAllByText('giulia.ferri');
  expect(remembered(shop.store).orders.length).toBeGreaterThan(1);
  return shop;
}

/** Logs in by the login page. */
async function signIn(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await enterText(user, await main().findByLabelText('Email'), 'admin@bottega2018.example');
  await user.type(main().getByLabelText('Password'), 'bottega2018{Enter}');
}

it('ends with the logout: administrators’ data leave the memory, and the login is shown', async () => {
  const { user, store } = await atWork('/admin/all');
  const token = storedToken();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(localStorage.getItem('adminAuthToken')).toBeNull();
  await expect.poll(() => location.pathname + location.search).toBe('/login');
  expect(await screen.findByText('Logout effettuato!')).toBeVisible();
  expect(main().queryByText('giulia.ferri')).toBeNull();
  await expect.poll(() => remembered(store)).toEqual(NOTHING);
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  const reads = backend.calls('/admin/getAll');
  expect(new Set(reads.map(({ headers }) => headers.get('BearerToken')))).toEqual(new Set([token]));
});

it('keeps nothing typed after the logout', async () => {
  const { user, store } = await openShop(backend, '/admin/profile', {
    token: await adminToken(),
  });
  await user.click(await main().findByRole('button', { name: 'Modifica telefono' }));
  await user.type(main().getByLabelText('Nuovo telefono'), '06 1');
  expect(Object.values(store.getState().drafts)).toHaveLength(1);
  await user.click(main().getByRole('button', { name: 'Modifica password' }));
  await enterText(user, screen.getByLabelText('Password attuale'), 'bottega2018');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(store.getState().drafts).toEqual({});
  await expect.poll(() => location.pathname).toBe('/login');
  expect(main().queryByLabelText('Nuovo telefono')).toBeNull();
  expect(screen.queryByDisplayValue('bottega2018')).toBeNull();
});

it('keeps no chosen pictures after the logout', async () => {
  const { user } = await openShop(backend, '/admin/insertProduct', { token: await adminToken() });
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(await main().findByLabelText('Immagini'), picture);
  await main().findByRole('list', { name: 'Immagini del prodotto' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await signIn(user);
  await user.click(await screen.findByRole('link', { name: '+ Nuovo Prodotto' }));
  expect(await main().findByLabelText('Immagini')).toBeVisible();
  expect(main().queryByRole('list')).toBeNull();
});

it('shows no controls of an earlier session after a 401, a new login and the logout', async () => {
  backend.server.use(
    http.patch(
      `${HOST}/order/shipping/:orderNumber`,
      () => new HttpResponse(null, { status: 401 }),
      { once: true },
    ),
  );
  const { user } = await atWork(`/order/get/${NUMBER}`, 0);
  await user.click(await main().findByRole('button', { name: 'Aggiorna spedizione' }));
  expect(await main().findByText(UNAUTHORIZED)).toBeVisible();
  await signInHere(user);
  await expect.poll(() => main().queryByText(UNAUTHORIZED)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => main().queryByRole('button', { name: 'Aggiorna spedizione' })).toBeNull();
});

it('ends even if the logout call fails, which is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.fail('delete', '/admin/logout', () => HttpResponse.error());
  const { user, store } = await atWork('/admin/profile');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => location.pathname).toBe('/login');
  await expect.poll(() => remembered(store)).toEqual(NOTHING);
  expect(localStorage.getItem('adminAuthToken')).toBeNull();
  await expect
    .poll(() => logged)
    .toHaveBeenCalledWith('Logout non confermato dal server', expect.anything());
  expect(screen.queryByText('Logout effettuato!')).toBeNull();
  logged.mockRestore();
});

it('keeps the order on screen, as its number alone gives access to it', async () => {
  const { user, store } = await atWork(`/order/get/${NUMBER}`, 0);
  await main().findByRole('combobox', { name: 'Stato ordine' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => main().queryByRole('combobox')).toBeNull();
  expect(main().getByText('In Preparazione', { selector: 'strong' })).toBeVisible();
  await expect.poll(() => remembered(store)).toEqual({ ...NOTHING, orders: [NUMBER] });
});

it('can be renewed over the page after a 401, and what was typed is sent', async () => {
  const mend = backend.fail('patch', '/admin/updatePassword', 401);
  const { user, store, mockBackend } = await atWork('/admin/profile');
  await user.click(main().getByRole('button', { name: 'Modifica email' }));
  await enterText(user, screen.getByLabelText('Nuova email'), 'a@b.example');
  await user.click(main().getByRole('button', { name: 'Modifica password' }));
  await enterText(user, screen.getByLabelText('Password attuale'), 'bottega2018');
  await user.type(screen.getByLabelText('Nuova password'), 'altra{Enter}');

  expect(await main().findByRole('alert')).toHaveTextContent(UNAUTHORIZED);
  expect(screen.getByLabelText('Nuova email')).toHaveValue('a@b.example');
  expect(screen.getByLabelText('Nuova password')).toHaveValue('altra');
  expect(main().queryByText('giulia.ferri')).toBeNull();
  expect(remembered(store).admins).toEqual([]);

  mend();
  await user.click(main().getByRole('button', { name: 'Accedi qui' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accesso' }));
  await user.click(dialog.getByRole('button', { name: 'Accedi' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Compila tutti i campi!');
  expect(dialog.getByLabelText('Email')).toHaveFocus();
  await enterText(user, dialog.getByLabelText('Email'), 'cliente@bottega2018.example');
  await user.type(dialog.getByLabelText('Password'), 'cliente2018{Enter}');
  await expect.poll(() => dialog.getByRole('alert').textContent).toBe(UNAUTHORIZED);
  await user.clear(dialog.getByLabelText('Email'));
  await user.clear(dialog.getByLabelText('Password'));
  await enterText(user, dialog.getByLabelText('Email'), 'admin@bottega2018.example');
  await user.type(dialog.getByLabelText('Password'), 'sbagliata{Enter}');
  await expect.poll(() => dialog.getByRole('alert').textContent).toBe('Credenziali non valide!');
  await user.clear(dialog.getByLabelText('Password'));
  await enterText(user, dialog.getByLabelText('Password'), 'bottega2018');
  await user.dblClick(dialog.getByRole('button', { name: 'Accedi' }));

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/admin/profile');
  expect(await main().findByText('giulia.ferri')).toBeVisible();
  // The focus is back in the form.
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Nuova password'));
  await user.keyboard('{Enter}');
  expect(await main().findByText('Password aggiornata con successo.')).toBeVisible();
  expect(screen.getByLabelText('Nuova email')).toHaveValue('a@b.example');
  const admin = await mockBackend.database.read((tables) => tables.get('admins', '1'));
  expect(admin?.password).toBe('altra');
});

it('can be renewed by the login page, which leads back', async () => {
  const { user, store } = await atWork('/admin/profile');
  act(() => void store.dispatch(sessionExpired()));
  await user.click(await main().findByRole('link', { name: 'Accedi' }));
  expect(location.pathname + location.search).toBe('/login');
  stopTimers();
  await signIn(user);
  await main().findByText('Accesso come Admin effettuato con successo!');
  await expectRedirect(2_000, '/admin/profile');
  expect(await main().findByText('giulia.ferri')).toBeVisible();
});

it('is renewed by a login whose dialog was closed meanwhile, without moving the focus', async () => {
  backend.fail('patch', '/admin/updatePassword', 401);
  const { user } = await atWork('/admin/profile');
  await user.click(main().getByRole('button', { name: 'Modifica email' }));
  await user.click(main().getByRole('button', { name: 'Modifica password' }));
  await enterText(user, screen.getByLabelText('Password attuale'), 'bottega2018');
  await user.type(screen.getByLabelText('Nuova password'), 'altra{Enter}');
  await user.click(await main().findByRole('button', { name: 'Accedi qui' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accesso' }));
  const reply = backend.hold('post', '/access/login');
  await enterText(user, dialog.getByLabelText('Email'), 'admin@bottega2018.example');
  await user.type(dialog.getByLabelText('Password'), 'bottega2018{Enter}{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByLabelText('Nuova email'), 'a@b');
  const focus = vi.spyOn(screen.getByLabelText('Nuova password'), 'focus');
  reply();
  await screen.findByText('Accesso come Admin effettuato con successo!');
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(focus).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Nuova email')).toHaveFocus();
});
