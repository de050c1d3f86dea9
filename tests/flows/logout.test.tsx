import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { bulkJobKeys } from '#src/domain/bulkJobKeys';
import { issueToken } from '#mocks/backend/tokens';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { signedIn, sessionExpired } from '#src/session/sessionSlice';
import { personOf } from '#src/session/token';
import { persistDrafts } from '#src/features/form-drafts/draftPersistence';
import { clearAfterSession, followLogouts } from '#src/store/clearAfterSession';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { startSessionPersistence } from '#src/session/sessionLifetime';
import { allowConsoleError } from '#tests/support/consoleErrors';
import { fillCart } from '#tests/support/cart';
import { adminToken, NUMBER, pngFile, withOrder } from '#tests/support/orders';
import { main, openAboutPage, openShop, useMockBackend } from '#tests/support/shop';
import { enterText } from '#tests/support/enterText';
import { tokenWith } from '#tests/support/storeTokens';

const backend = useMockBackend();
afterEach(() => vi.restoreAllMocks());
const RETURN = `/order/return/${NUMBER}`;

const inThisTab = () => JSON.stringify(Object.entries(sessionStorage));

/** Writes like another tab, with the event that this tab receives. */
function fromAnotherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

/** Logs out like another tab of the same session. */
function logOutElsewhere(): void {
  fromAnotherTab('lastLogout', `${personOf(localStorage.getItem('adminAuthToken') ?? '')}/uno`);
  fromAnotherTab('adminAuthToken', null);
}

const expire = (store: ShopStore) => act(() => void store.dispatch(sessionExpired()));

async function logInAs(id: string, store: ShopStore): Promise<void> {
  const token = await issueToken(id, new Date());
  act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
}

/** Opens a half-filled return request in an administrator's session. */
async function halfWrittenReturn() {
  const shop = await openShop(backend, RETURN, { token: await adminToken(), change: withOrder() });
  persistDrafts(shop.store);
  await enterText(shop.user, await main().findByLabelText('Motivo del reso'), 'Non funziona');
  await shop.user.upload(main().getByLabelText('Foto (facoltative)'), pngFile());
  await main().findByRole('button', { name: /foto\.png/ });
  return shop;
}

const reason = () => main().findByLabelText('Motivo del reso');

it('in another tab leaves no draft, no file and no message in this one', async () => {
  const { store } = await halfWrittenReturn();
  act(() => void store.dispatch(notificationAdded('info', 'Ordine di Maria aggiornato.')));
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('Non funziona'));
  logOutElsewhere();
  expect(await reason()).toHaveValue('');
  expect(main().queryByRole('button', { name: /foto\.png/ })).toBeNull();
  expect(store.getState()).toMatchObject({ drafts: {}, notifications: [] });
  expect(inThisTab()).not.toContain('Non funziona');
});

it.each([
  ['contentinfo', '/chi-siamo'],
  ['contentinfo', '/login'],
  ['main', '/payment/success'],
])('empties the field for the number of an order in %s of %s', async (part, path) => {
  const { user, store } = await openShop(backend, path, { token: await adminToken() });
  const field = () => within(screen.getByRole(part)).findByRole('textbox', { name: /^Numero ord/ });
  await enterText(user, await field(), NUMBER);
  logOutElsewhere();
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(JSON.stringify(store.getState().pageState)).not.toContain(NUMBER);
});

it('leaves nothing of administrators in the browser’s storage', async () => {
  const token = await adminToken();
  const { user } = await openShop(backend, '/chi-siamo', { token });
  for (const key of bulkJobKeys(personOf(token))) localStorage.setItem(key, '{"resta":1}');
  localStorage.setItem('orderTimeline', '[]');
  localStorage.setItem('savedOrderViews', '[{"name":"Da spedire","parameters":"stato=SHIPPED"}]');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(localStorage.getItem('adminAuthToken')).toBeNull());
  expect(Object.keys(localStorage).sort()).toEqual(['lastLogout', 'savedOrderViews']);
});

it.each(['/', '/chi-siamo', `/order/get/${NUMBER}`])(
  'gives the heading of %s the focus that its button had',
  async (path) => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true); // happens in a tab that is used
    const { user } = await openShop(backend, path, {
      token: await adminToken(),
      change: withOrder(),
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
    expect(location.pathname).toBe(path);
  },
);

it('works without a connection, and only logs that the backend has not heard of it', async () => {
  allowConsoleError(/^Logout non confermato dal server/);
  const { user, store } = await openShop(backend, '/chi-siamo', { token: await adminToken() });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const log = vi.spyOn(console, 'error');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(log).toHaveBeenCalled());
  await act(() => Promise.resolve());
  expect(localStorage.getItem('adminAuthToken')).toBeNull();
  expect(store.getState().notifications).toEqual([]);
  expect(backend.calls('DELETE')).toEqual([]);
});

it('applies to a tab that was closed then and is restored later', async () => {
  await halfWrittenReturn();
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('Non funziona'));
  const asClosed = Object.fromEntries(Object.entries(sessionStorage));
  logOutElsewhere();
  cleanup();
  Object.assign(sessionStorage, asClosed);
  expect((await reloaded()).getState().drafts).toEqual({});
  expect(inThisTab()).not.toContain('Non funziona');
});

it('is not like an expiry, which keeps what is typed until the same person logs in again', async () => {
  const { user, store } = await halfWrittenReturn();
  expire(store);
  expect(await reason()).toHaveValue('Non funziona');
  expect(main().getByRole('button', { name: /foto\.png/ })).toBeVisible();
  await logInAs('1', store);
  expect(await reason()).toHaveValue('Non funziona');
  expect(main().getByRole('button', { name: /foto\.png/ })).toBeVisible();
  expire(store);
  await logInAs('2', store);
  expect(await reason()).toHaveValue('');
  expect(main().queryByRole('button', { name: /foto\.png/ })).toBeNull();
  await user.type(await reason(), 'Altro');
  await logInAs('2', store);
  expect(await reason()).toHaveValue('Altro');
});

it('a new login with a token that names no person restores what was typed', async () => {
  const nameless = (seconds: number) =>
    tokenWith({ exp: Math.floor(Date.now() / 1_000) + seconds });
  const { store, user } = await openShop(backend, RETURN, {
    token: nameless(3_600),
    change: withOrder(),
  });
  persistDrafts(store);
  await screen.findByRole('button', { name: 'Logout' });
  await enterText(user, await reason(), 'Non funziona');
  expire(store);
  act(() => void store.dispatch(signedIn({ token: nameless(7_200), now: Date.now() })));
  expect(await reason()).toHaveValue('Non funziona');
  expect(inThisTab()).toContain('Non funziona');
});

it('after an expiry another page shows what was typed only after the same person’s login', async () => {
  const { user, store } = await openShop(backend, '/cart', {
    token: await adminToken(),
    cart: fillCart([['101', 1]]),
  });
  persistDrafts(store);
  await user.type(await main().findByLabelText('Nome'), 'Anna');
  expire(store);
  expect(main().getByLabelText('Nome')).toHaveValue('Anna');
  const leaveAndReturn = async () => {
    await openAboutPage(user);
    await user.click(screen.getByRole('link', { name: /^Carrello/ }));
  };
  await leaveAndReturn();
  expect(await main().findByLabelText('Nome')).toHaveValue('');
  await logInAs('1', store);
  await waitFor(() => expect(main().getByLabelText('Nome')).toHaveValue('Anna'));
  // Input typed into the same form in the meantime is not lost.
  expire(store);
  await leaveAndReturn();
  await user.type(await main().findByLabelText('Cognome'), 'Bianchi');
  await logInAs('1', store);
  expect(main().getByLabelText('Cognome')).toHaveValue('Bianchi');
  expect(JSON.stringify(store.getState().drafts)).toContain('Bianchi');
});

/** Returns the store of this tab after a reload. */
async function reloaded(): Promise<ShopStore> {
  const store = makeStore();
  clearAfterSession(store);
  followLogouts(store);
  await startSessionPersistence(store);
  persistDrafts(store);
  return store;
}

it('a reload after an expiry keeps what was typed for the same person only', async () => {
  const { store } = await halfWrittenReturn();
  expire(store);
  await waitFor(() => expect(localStorage.getItem('adminAuthToken')).toBeNull());
  cleanup();
  let tab = await reloaded();
  expect(tab.getState().drafts).toEqual({});
  await logInAs('1', tab);
  expect(JSON.stringify(tab.getState().drafts)).toContain('Non funziona');
  expire(tab);
  tab = await reloaded();
  await logInAs('2', tab);
  expect(tab.getState().drafts).toEqual({});
  expect(inThisTab()).not.toContain('Non funziona');
});
