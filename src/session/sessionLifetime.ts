import {
  persistReducer,
  persistStore,
  type PersistConfig,
  type PersistedState,
} from 'redux-persist';
import { readStored, writeStored } from '../domain/browserStorage';
import { realNow } from '../domain/clock';
import { onStateChange } from '../domain/onStateChange';
import {
  selectToken,
  sessionLost,
  sessionReducer,
  signedIn,
  type SessionStore,
  type SessionState,
} from './sessionSlice';
import { tokenExpiry, isUsable } from './token';

// setTimeout counts in 32 bits; longer waits are split.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Ends the session when the token expires. */
export function endSessionAtExpiry(store: SessionStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(timer);
    const token = selectToken(store.getState());
    const expiry = token === null ? null : tokenExpiry(token);
    if (expiry === null) return;
    const left = expiry - realNow();
    if (left <= 0) store.dispatch(sessionLost());
    else timer = setTimeout(watch, Math.min(left, LONGEST_TIMER_MS));
  };

  onStateChange(store, selectToken, watch);
  watch();
  // Timers stop while the machine sleeps; a page that becomes visible checks immediately.
  document.addEventListener('visibilitychange', watch);
  addEventListener('pageshow', watch);
}

type PersistedStore = SessionStore & Parameters<typeof persistStore>[0];

/** The key of browser storage that holds the raw token (spec section 4). */
export const TOKEN_KEY = 'adminAuthToken';

/** This tab's latest token: keeps a token that another tab has stored since. */
let latestToken: string | null = null;

// redux-persist writes the whole slice; localStorage gets only the raw token.
const rawTokenStorage = {
  getItem: () => Promise.resolve(storedToken()),
  setItem: (_: string, slice: unknown) => {
    const { token } = slice as SessionState;
    if (token !== null || !isOfAnotherTab(storedToken())) storeToken(token);
    return Promise.resolve();
  },
  removeItem: () => Promise.resolve(storeToken(null)),
};

function isOfAnotherTab(stored: string | null): boolean {
  return stored !== null && stored !== latestToken && isUsable(stored, realNow());
}

const config: PersistConfig<SessionState> = {
  key: TOKEN_KEY,
  keyPrefix: '',
  storage: rawTokenStorage,
  serialize: false,
  whitelist: ['token'],
  getStoredState: () => Promise.resolve(storedSession()),
};

// If the token is absent, malformed or expired there is no session, and the key is removed (spec section 4).
function storedSession(): SessionState & NonNullable<PersistedState> {
  const stored = storedToken();
  const token = stored !== null && isUsable(stored, realNow()) ? stored : null;
  if (token !== stored) storeToken(null);
  return { token, _persist: { version: -1, rehydrated: true } };
}

export const persistedSessionReducer = persistReducer(config, sessionReducer);

/**
 * Restores the stored token and persists it; resolves once the store knows who is logged in. Must start after
 * `followLogouts`, so that another tab's logout counts as one here too when its token is gone.
 */
export function startSessionPersistence(store: PersistedStore): Promise<void> {
  addEventListener('storage', ({ key }) => {
    if (key !== TOKEN_KEY && key !== null) return;
    const token = storedToken();
    if (token === selectToken(store.getState())) return;
    store.dispatch(token === null ? sessionLost() : signedIn({ token, now: realNow() }));
  });
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve());
    latestToken = selectToken(store.getState()) ?? latestToken;
    onStateChange(store, selectToken, (token) => {
      latestToken = token ?? latestToken;
      // redux-persist itself writes later, in a hidden tab by a second: a tab opened in between would restore an ended
      // session.
      void persistor.flush();
    });
  });
}

// Without storage the session lasts as long as the page.
const storedToken = () => readStored('localStorage', TOKEN_KEY) ?? null;
const storeToken = (token: string | null) => void writeStored('localStorage', TOKEN_KEY, token);
