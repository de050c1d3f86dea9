// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartApi } from '#src/api/cart';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { orderSelected, selectSelectedOrders } from '#src/features/order/orderSelectionSlice';
import { selectIsAdmin, selectToken, signedOut } from '#src/session/sessionSlice';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { followLogouts, markLogout } from '#src/store/logoutMark';
import { learnAfterRestore } from '#src/store/pageRestored';
import { endSessionAtExpiry } from '#src/session/sessionExpiry';
import { startSessionPersistence, TOKEN_KEY } from '#src/session/sessionPersistence';
import { signIn, tokenFor, tokenWith } from '#tests/support/storeTokens';

const VALID = tokenFor(3_600);

/** What must not make an administrator of anyone. */
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

const cleanUps: (() => void)[] = [];

/** A store that keeps its session, as the application starts it. */
async function start(): Promise<ShopStore> {
  const store = makeStore();
  followLogouts(store);
  await startSessionPersistence(store);
  return store;
}

/** What another tab does: its change is there, and the event tells. */
function inAnotherTab(token: string | null, key: string | null = TOKEN_KEY): void {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  dispatchEvent(new StorageEvent('storage', { key, newValue: token, storageArea: localStorage }));
}

const stored = () => localStorage.getItem(TOKEN_KEY);
const storedBecomes = (token: string | null) =>
  vi.waitFor(() => expect(stored()).toBe(token), { interval: 1 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Stores of earlier tests must not go on listening.
  for (const target of [globalThis, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject | null) => {
        if (!listener) return;
        add(type, listener);
        cleanUps.push(() => target.removeEventListener(type, listener));
      },
    );
  }
});
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the start', () => {
  it('takes up a raw token and leaves it as it is', async () => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await start();
    expect(selectToken(store.getState())).toBe(VALID);
    expect(stored()).toBe(VALID);
  });

  it('with no token is a shopper’s, and writes nothing', async () => {
    const store = await start();
    expect(selectIsAdmin(store.getState())).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it.each(UNUSABLE)('removes a token that is unusable: %s', async (_what, token) => {
    localStorage.setItem(TOKEN_KEY, token);
    const store = await start();
    expect(selectToken(store.getState())).toBeNull();
    expect(stored()).toBeNull();
  });

  it('leaves what belongs to others alone', async () => {
    localStorage.setItem('altro', 'resta');
    localStorage.setItem(TOKEN_KEY, 'rotto');
    await start();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ altro: 'resta' });
  });

  it('does without storage where it is blocked', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const store = await start();
    expect(selectIsAdmin(store.getState())).toBe(false);
    signIn(store, VALID);
    expect(selectToken(store.getState())).toBe(VALID);
  });
});

describe('what is kept', () => {
  it('is the raw token, under exactly its key, and nothing else', async () => {
    const store = await start();
    signIn(store, VALID);
    store.dispatch(notificationAdded('info', 'Ciao'));
    store.dispatch(drafted({ form: 'spedizione', value: 'Via dei Fori' }));
    await storedBecomes(VALID);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ adminAuthToken: VALID });
  });

  it('is nothing after the session has ended', async () => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await start();
    store.dispatch(signedOut());
    await storedBecomes(null);
    expect(localStorage).toHaveLength(0);
  });

  it('is there for the next page, however soon this one goes away', async () => {
    const store = await start();
    const token = signIn(store);
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe(token);
    expect(selectToken((await start()).getState())).toBe(token);
  });

  it.each(UNUSABLE)('is never an unusable token: %s', async (_what, token) => {
    const store = await start();
    signIn(store, token);
    expect(selectToken(store.getState())).toBeNull();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage).toHaveLength(0);
  });
});

describe('another tab', () => {
  it('that logs in makes an administrator here', async () => {
    const store = await start();
    inAnotherTab(VALID);
    expect(selectToken(store.getState())).toBe(VALID);
  });

  it('that logs in as someone else changes the token here', async () => {
    const store = await start();
    signIn(store, VALID);
    const other = tokenFor(7_200);
    inAnotherTab(other);
    expect(selectToken(store.getState())).toBe(other);
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe(other);
  });

  it.each([[TOKEN_KEY], [null]])('that logs out ends the session here (key %j)', async (key) => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await start();
    inAnotherTab(null, key);
    expect(selectIsAdmin(store.getState())).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  });

  it.each(UNUSABLE)('that writes what is unusable ends the session: %s', async (_what, token) => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await start();
    inAnotherTab(token);
    expect(selectIsAdmin(store.getState())).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  });

  it('that has logged in again keeps its login when the older session ends here', async () => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await start();
    const newer = tokenFor(7_200);
    localStorage.setItem(TOKEN_KEY, newer); // the event is still on its way
    store.dispatch(signedOut());
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe(newer);
    inAnotherTab(newer);
    expect(selectToken(store.getState())).toBe(newer);
    store.dispatch(signedOut());
    await storedBecomes(null);
  });

  it('that says nothing new changes nothing here', async () => {
    const store = await start();
    const token = signIn(store, VALID);
    dispatchEvent(new Event('pagehide'));
    store.dispatch(orderSelected({ orderNumbers: ['N1'], selected: true }));
    inAnotherTab(token, null);
    expect(selectSelectedOrders(store.getState())).toEqual(['N1']);
  });

  it('that writes something else does nothing here', async () => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await start();
    localStorage.removeItem(TOKEN_KEY);
    dispatchEvent(new StorageEvent('storage', { key: 'altro', storageArea: localStorage }));
    expect(selectToken(store.getState())).toBe(VALID);
  });
});

describe('a page from the back-forward cache', () => {
  const transition = (type: string, persisted = true) =>
    dispatchEvent(Object.assign(new Event(type), { persisted }));
  const { style } = document.documentElement;

  /** An administrator's page that was put aside with something typed in it. */
  async function putAside(): Promise<ShopStore> {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await start();
    learnAfterRestore(store);
    store.dispatch(drafted({ form: 'return/N1', value: 'Non funziona' }));
    transition('pagehide');
    expect(style.visibility).toBe('hidden');
    return store;
  }

  it('knows of a logout before it is seen again', async () => {
    const store = await putAside();
    markLogout(VALID);
    localStorage.removeItem(TOKEN_KEY);
    transition('pageshow');
    expect(style.visibility).toBe('hidden');
    expect(selectToken(store.getState())).toBeNull();
    expect(store.getState().drafts).toEqual({});
    await vi.waitFor(() => expect(style.visibility).toBe(''));
  });

  it('knows of another login, and keeps nothing of the person before', async () => {
    const store = await putAside();
    const other = tokenWith({ sub: '2', exp: Math.floor(Date.now() / 1000) + 60 });
    localStorage.setItem(TOKEN_KEY, other);
    transition('pageshow');
    expect(selectToken(store.getState())).toBe(other);
    expect(store.getState().drafts).toEqual({});
  });

  it('is as it was where nothing happened, and where it was not put aside', async () => {
    const store = await putAside();
    transition('pageshow');
    expect(selectToken(store.getState())).toBe(VALID);
    expect(store.getState().drafts).toEqual({ 'return/N1': 'Non funziona' });
    await vi.waitFor(() => expect(style.visibility).toBe(''));
    transition('pagehide', false);
    expect(style.visibility).toBe('');
  });

  it('reads the cart again', async () => {
    const store = makeStore();
    learnAfterRestore(store);
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(
          Response.json({ id: 'c', productAndquantity: [], orderPriority: 'STANDARD' }),
        ),
      );
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    transition('pageshow', false);
    expect(fetched).toHaveBeenCalledTimes(1);
    transition('pageshow');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });
});

describe('the expiry', () => {
  const isAdmin = (store: ShopStore) => selectIsAdmin(store.getState());

  function watched(): ShopStore {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const store = makeStore();
    endSessionAtExpiry(store);
    return store;
  }

  it('ends the session at the moment that the token names', () => {
    const store = watched();
    signIn(store, tokenFor(60));
    vi.advanceTimersByTime(59_999);
    expect(isAdmin(store)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAdmin(store)).toBe(false);
  });

  it('is watched for a token that was there before', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const store = makeStore();
    signIn(store, tokenFor(60));
    endSessionAtExpiry(store);
    vi.advanceTimersByTime(60_000);
    expect(isAdmin(store)).toBe(false);
  });

  it('may be further away than a timer can count', () => {
    const store = watched();
    const days = 60;
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    signIn(store, tokenFor(days * 86_400));
    // A timer that cannot count so far rings at once, again and again.
    vi.advanceTimersByTime(1_000);
    expect(setTimer).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(days * 86_400_000 - 1_001);
    expect(isAdmin(store)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAdmin(store)).toBe(false);
  });

  it('is that of the last token', () => {
    const store = watched();
    signIn(store, tokenFor(60));
    signIn(store, tokenFor(120));
    vi.advanceTimersByTime(119_999);
    expect(isAdmin(store)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAdmin(store)).toBe(false);
  });

  it('leaves no timer behind when the session ends before', () => {
    const store = watched();
    signIn(store, tokenFor(60));
    store.dispatch(signedOut());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is detected at once when the machine slept over it', () => {
    const store = watched();
    signIn(store, tokenFor(60));
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(isAdmin(store)).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isAdmin(store)).toBe(false);
  });

  it('removes the token from storage too', async () => {
    localStorage.setItem(TOKEN_KEY, VALID);
    const store = await start();
    endSessionAtExpiry(store);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isAdmin(store)).toBe(false);
    await storedBecomes(null);
  });
});
