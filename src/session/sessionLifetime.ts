import { persistReducer, persistStore, type PersistConfig } from 'redux-persist';
import { readStored, TOKEN_KEY, writeStored } from '../domain/browserStorage';
import { realNow } from '../domain/clock';
import {
  selectToken,
  sessionChanged,
  sessionExpired,
  sessionReducer,
  signedIn,
  type SessionStore,
  type SessionState,
} from './sessionSlice';
import { tokenExpiry, isUsable } from './token';

// setTimeout counts in 32 bits; longer waits are split.
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Ends the session when the token expires. */
export function endSessionAtExpiry(store: SessionStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(timer);
    const token = selectToken(store.getState());
    const expiry = token === null ? null : tokenExpiry(token);
    if (expiry === null) return;
    const left = expiry - realNow();
    if (left <= 0) store.dispatch(sessionExpired());
    else timer = setTimeout(watch, Math.min(left, MAX_TIMER_MS));
  };

  store.startListening({ matcher: sessionChanged, effect: watch });
  watch();
  // Timers stop while the machine sleeps; a page that becomes visible checks immediately.
  document.addEventListener('visibilitychange', watch);
  addEventListener('pageshow', watch);
}

/** The token that this tab has read or written last. */
let ownToken: string | null = null;

/** Whether storage accepted what this tab wrote last; if not, a missing token does not mean that the session is over. */
let isStored = true;

// redux-persist reads and writes the slice; localStorage holds only the raw token.
const rawTokenStorage = {
  getItem: () => {
    const stored = storedToken();
    ownToken = stored !== null && isUsable(stored, realNow()) ? stored : null;
    // If the token is malformed or expired there is no session, and the key is removed (spec section 4).
    if (ownToken !== stored) storeToken(null);
    return Promise.resolve(ownToken === null ? null : { token: ownToken });
  },
  setItem: (_: string, { token }: SessionState) => {
    // Another tab may have stored the token of a new session.
    const stored = storedToken();
    const isOfNewSession = stored !== null && stored !== ownToken && isUsable(stored, realNow());
    if (token !== null || !isOfNewSession) storeToken(token);
    ownToken = token ?? ownToken;
    return Promise.resolve();
  },
  removeItem: () => Promise.resolve(), // for purge(), which nothing calls
};

export const persistedSessionReducer = persistReducer(
  {
    key: TOKEN_KEY,
    keyPrefix: '',
    storage: rawTokenStorage,
    serialize: false,
    deserialize: false,
    whitelist: ['token'],
  } as PersistConfig<SessionState>, // the types lack `deserialize`
  sessionReducer,
);

/**
 * Restores the stored token and persists it; resolves once the store knows who is logged in. Must start after
 * `followLogouts`, so that another tab's logout counts as one here too when its token is gone.
 */
export function startSessionPersistence(
  store: SessionStore & Parameters<typeof persistStore>[0],
): Promise<void> {
  addEventListener('storage', ({ key }) => {
    if (key !== TOKEN_KEY && key !== null) return;
    const token = readStored('localStorage', TOKEN_KEY);
    if (token === undefined || (token === null && !isStored)) return;
    if (token === selectToken(store.getState())) return;
    const now = realNow();
    const isLogin = token !== null && isUsable(token, now);
    store.dispatch(isLogin ? signedIn({ token, now }) : sessionExpired());
  });
  return new Promise((resolve) => {
    // redux-persist itself writes later, in a hidden tab by a second, and also what it has just read: a tab opened in
    // between would restore an ended session, and a logout in another tab would be undone.
    const persistor = persistStore(store, null, () => {
      void persistor.flush();
      resolve();
    });
    store.startListening({ matcher: sessionChanged, effect: () => void persistor.flush() });
  });
}

// Without storage the session lasts as long as the page.
const storedToken = () => readStored('localStorage', TOKEN_KEY) ?? null;
const storeToken = (token: string | null) => {
  isStored = writeStored('localStorage', TOKEN_KEY, token);
};
