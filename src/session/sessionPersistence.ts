import {
  persistReducer,
  persistStore,
  type PersistConfig,
  type PersistedState,
} from 'redux-persist';
import { realNow } from '../domain/clock';
import {
  selectToken,
  sessionReducer,
  signedIn,
  signedOut,
  type SessionState,
  type SessionStore,
} from './sessionSlice';
import { isUsable } from './token';

type PersistedStore = SessionStore & Parameters<typeof persistStore>[0];

/** The key of browser storage that holds the raw token (spec section 4). */
export const TOKEN_KEY = 'adminAuthToken';

/** The token that this tab held last: what another tab has stored since is not its to remove. */
let held: string | null = null;

// redux-persist writes the whole slice; localStorage gets the raw token and nothing else.
const rawTokenStorage = {
  getItem: (key: string) => Promise.resolve(readRaw(key)),
  setItem: (key: string, slice: unknown) => {
    const { token } = slice as SessionState;
    if (token === null && isOfAnotherTab(readRaw(key))) return Promise.resolve();
    return token === null
      ? rawTokenStorage.removeItem(key)
      : write(() => localStorage.setItem(key, token));
  },
  removeItem: (key: string) => write(() => localStorage.removeItem(key)),
};

function isOfAnotherTab(stored: string | null): boolean {
  return stored !== null && stored !== held && isUsable(stored, realNow());
}

const config: PersistConfig<SessionState> = {
  key: TOKEN_KEY,
  keyPrefix: '',
  storage: rawTokenStorage,
  serialize: false,
  whitelist: ['token'],
  getStoredState: () => Promise.resolve(storedSession()),
};

// Absent, malformed or expired: no session, and the key is removed (spec section 4).
function storedSession(): SessionState & NonNullable<PersistedState> {
  const stored = readRaw(TOKEN_KEY);
  const token = stored !== null && isUsable(stored, realNow()) ? stored : null;
  if (token !== stored) void rawTokenStorage.removeItem(TOKEN_KEY);
  return { token, _persist: { version: -1, rehydrated: true } };
}

export const persistedSessionReducer = persistReducer(config, sessionReducer);

/**
 * Takes the stored token up and keeps it; resolves when the store knows who is at work. Comes after
 * `followLogouts`, so that a logout of another tab is known for one when its token is found gone.
 */
export function startSessionPersistence(store: PersistedStore): Promise<void> {
  followOtherTabs(store);
  store.subscribe(() => {
    held = selectToken(store.getState()) ?? held;
  });
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve());
    // A write is queued for some milliseconds; a page that goes away must not lose it.
    addEventListener('pagehide', () => void persistor.flush());
  });
}

function followOtherTabs(store: SessionStore): void {
  addEventListener('storage', (event) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const token = readRaw(TOKEN_KEY);
    if (token === selectToken(store.getState())) return;
    store.dispatch(token === null ? signedOut() : signedIn({ token, now: realNow() }));
  });
}

function readRaw(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked: the session lives as long as the page
  }
}

function write(change: () => void): Promise<void> {
  try {
    change();
  } catch {
    // blocked or full: the session lives as long as the page
  }
  return Promise.resolve();
}
