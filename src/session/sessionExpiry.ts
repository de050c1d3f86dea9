import { realNow } from '../domain/clock';
import { onStateChange } from '../domain/onStateChange';
import { selectToken, signedOut, type SessionStore } from './sessionSlice';
import { tokenExpiry } from './token';

// setTimeout counts in 32 bits; longer waits are made of several.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Ends the session at the moment that its token's expiry claim names. */
export function endSessionAtExpiry(store: SessionStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(timer);
    const token = selectToken(store.getState());
    const expiry = token === null ? null : tokenExpiry(token);
    if (expiry === null) return;
    const left = expiry - realNow();
    if (left <= 0) store.dispatch(signedOut());
    else timer = setTimeout(watch, Math.min(left, LONGEST_TIMER_MS));
  };

  onStateChange(store, selectToken, watch);
  watch();
  // Timers sleep with the machine; a page that is shown again checks at once.
  document.addEventListener('visibilitychange', watch);
  addEventListener('pageshow', watch);
}
