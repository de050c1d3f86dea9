import { realNow } from '../domain/clock';
import { selectToken, signedOut, type SessionStore } from './sessionSlice';
import { tokenExpiry } from './token';

// setTimeout counts in 32 bits; longer waits are taken in steps.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Ends the session at the moment that its token's expiry claim names. */
export function endSessionAtExpiry(store: SessionStore): void {
  let watched: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(timer);
    const expiry = watched === null ? null : tokenExpiry(watched);
    if (expiry === null) return;
    const left = expiry - realNow();
    if (left <= 0) store.dispatch(signedOut());
    else timer = setTimeout(watch, Math.min(left, LONGEST_TIMER_MS));
  };

  const follow = (): void => {
    const token = selectToken(store.getState());
    if (token === watched) return;
    watched = token;
    watch();
  };
  store.subscribe(follow);
  follow();
  // Timers sleep with the machine; a page that is looked at again checks at once.
  document.addEventListener('visibilitychange', watch);
  addEventListener('pageshow', watch);
}
