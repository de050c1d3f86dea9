// @vitest-environment jsdom
import { FLUSH } from 'redux-persist';
import { describe, expect, it, vi } from 'vitest';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { orderSelected, selectSelectedOrders } from '#src/features/order/orderSelectionSlice';
import {
  selectIsAdmin,
  selectToken,
  loggedOut,
  sessionEnded,
  sessionExpired,
} from '#src/session/sessionSlice';
import { TOKEN_KEY } from '#src/domain/browserStorage';
import { signIn, tokenFor, tokenWith } from '#tests/support/storeTokens';
import {
  startStore,
  storedToken,
  storedTokenBecomes,
  useFreshStorage,
} from '#tests/support/sessionStorage';

useFreshStorage();

const VALID = tokenFor(3_600);

/** Stored values that must not log anybody in. */
const UNUSABLE: readonly (readonly [what: string, stored: string])[] = [
  ['expired', tokenFor(-1)],
  ['expired long ago', tokenWith({ exp: 1 })],
  ['a token without an expiry', tokenWith({ sub: '1' })],
  ['a token whose expiry is a text', tokenWith({ exp: '99999999999' })],
  ['a token whose expiry is nothing', tokenWith({ exp: null })],
  ['a token that says nothing', tokenWith(null as never)],
  ['a token in quotes', JSON.stringify(VALID)],
  ['a token in single quotes', `'${VALID}'`],
  ['a token with a line break', `${VALID}\nX: y`],
  ['a token in an object', JSON.stringify({ token: VALID })],
  ['what redux-persist writes by itself', JSON.stringify({ token: JSON.stringify(VALID) })],
  ['two parts with no payload', 'abc.def'],
  ['a payload that is not JSON', `a.${btoa('{exp:')}.c`],
  ['a payload that is not base64', 'a.***.c'],
  ['nothing', ''],
  ['blank', '   '],
  ['the word null', 'null'],
  ['the word undefined', 'undefined'],
  ['HTML', '<html>'],
];

/** Does what another tab does: changes the storage and dispatches the event. */
function inAnotherTab(token: string | null, key: string | null = TOKEN_KEY): void {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  dispatchEvent(new StorageEvent('storage', { key, newValue: token, storageArea: localStorage }));
}

describe('the start', () => {
  it('restores a raw token and leaves it as it is', async () => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await startStore();
    expect(selectToken(store.getState())).toBe(VALID);
    dispatchEvent(new Event('pagehide')); // writes pending values
    expect(storedToken()).toBe(VALID);
  });

  it('does not bring back a token that another tab has removed since', async () => {
    localStorage.setItem(TOKEN_KEY, tokenFor(1_800));
    const store = await startStore();
    localStorage.removeItem(TOKEN_KEY);
    store.dispatch({ type: FLUSH, result: () => {} }); // what redux-persist has left for later
    expect(storedToken()).toBeNull();
  });

  it('without a token is a shopper’s, and writes nothing', async () => {
    const store = await startStore();
    expect(selectIsAdmin(store.getState())).toBe(false);
    dispatchEvent(new Event('pagehide')); // writes pending values
    expect(localStorage).toHaveLength(0);
  });

  it.each(UNUSABLE)('removes a token that is unusable: %s', async (_what, token) => {
    localStorage.setItem(TOKEN_KEY, token);
    const store = await startStore();
    expect(selectToken(store.getState())).toBeNull();
    expect(storedToken()).toBeNull();
  });

  it('leaves other keys alone', async () => {
    localStorage.setItem('altro', 'resta');
    localStorage.setItem(TOKEN_KEY, 'rotto');
    await startStore();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ altro: 'resta' });
  });

  it('works if storage is blocked', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const store = await startStore();
    expect(selectIsAdmin(store.getState())).toBe(false);
    signIn(store, VALID);
    expect(selectToken(store.getState())).toBe(VALID);
  });
});

it('a session that storage had no room for lasts until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = await startStore();
  signIn(store, VALID);
  dispatchEvent(new StorageEvent('storage', { key: null })); // as after the back-forward cache
  expect(selectToken(store.getState())).toBe(VALID);
});

describe('the stored token', () => {
  it('is the raw token, under exactly its key, and nothing else', async () => {
    const store = await startStore();
    signIn(store, VALID);
    store.dispatch(notificationAdded('info', 'Ciao'));
    store.dispatch(drafted({ form: 'spedizione', value: 'Via dei Fori' }));
    await storedTokenBecomes(VALID);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ adminAuthToken: VALID });
  });

  it.each([sessionExpired, loggedOut])('is gone the moment the session ends: %o', async (end) => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await startStore();
    vi.useFakeTimers(); // redux-persist's timer fires late in a hidden tab
    store.dispatch(end());
    expect(storedToken()).toBeNull();
  });

  it('is stored the moment a session begins', async () => {
    const store = await startStore();
    vi.useFakeTimers();
    expect(signIn(store)).toBe(storedToken());
  });

  it('is stored for the next page, however soon this one goes away', async () => {
    const store = await startStore();
    const token = signIn(store);
    dispatchEvent(new Event('pagehide'));
    expect(storedToken()).toBe(token);
    expect(selectToken((await startStore()).getState())).toBe(token);
  });

  it.each(UNUSABLE)('is never an unusable token: %s', async (_what, token) => {
    const store = await startStore();
    signIn(store, token);
    expect(selectToken(store.getState())).toBeNull();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage).toHaveLength(0);
  });
});

describe('another tab', () => {
  it('that logs in makes an administrator here', async () => {
    const store = await startStore();
    inAnotherTab(VALID);
    expect(selectToken(store.getState())).toBe(VALID);
  });

  it('that logs in as someone else changes the token here', async () => {
    const store = await startStore();
    signIn(store, VALID);
    const other = tokenFor(7_200);
    inAnotherTab(other);
    expect(selectToken(store.getState())).toBe(other);
    dispatchEvent(new Event('pagehide'));
    expect(storedToken()).toBe(other);
  });

  it.each([[TOKEN_KEY], [null]])('that logs out ends the session here (key %j)', async (key) => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await startStore();
    inAnotherTab(null, key);
    expect(selectIsAdmin(store.getState())).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(storedToken()).toBeNull();
  });

  it.each(UNUSABLE)('that writes what is unusable ends the session: %s', async (_what, token) => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await startStore();
    const ended = vi.fn();
    store.startListening({ matcher: sessionEnded, effect: ended });
    inAnotherTab(token);
    expect(selectIsAdmin(store.getState())).toBe(false);
    expect(ended).toHaveBeenCalledOnce();
    dispatchEvent(new Event('pagehide'));
    expect(storedToken()).toBeNull();
  });

  it('that has logged in again keeps its login when the older session ends here', async () => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await startStore();
    const newer = tokenFor(7_200);
    localStorage.setItem(TOKEN_KEY, newer); // the event has not arrived yet
    store.dispatch(sessionExpired());
    dispatchEvent(new Event('pagehide'));
    expect(storedToken()).toBe(newer);
    inAnotherTab(newer);
    expect(selectToken(store.getState())).toBe(newer);
    store.dispatch(sessionExpired());
    await storedTokenBecomes(null);
  });

  it('that says nothing new changes nothing here', async () => {
    const store = await startStore();
    const token = signIn(store, VALID);
    dispatchEvent(new Event('pagehide'));
    store.dispatch(orderSelected({ orderNumbers: ['N1'], selected: true }));
    inAnotherTab(token, null);
    expect(selectSelectedOrders(store.getState())).toEqual(['N1']);
  });

  it('that writes something else does nothing here', async () => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await startStore();
    localStorage.removeItem(TOKEN_KEY);
    dispatchEvent(new StorageEvent('storage', { key: 'altro', storageArea: localStorage }));
    expect(selectToken(store.getState())).toBe(VALID);
  });
});
