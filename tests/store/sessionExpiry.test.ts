// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { selectIsAdmin, sessionExpired } from '#src/session/sessionSlice';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { endSessionAtExpiry } from '#src/session/sessionLifetime';
import { signIn, tokenFor } from '#tests/support/storeTokens';
import { useFreshStorage } from '#tests/support/sessionStorage';

useFreshStorage();

describe('the expiry', () => {
  const isAdmin = (store: ShopStore) => selectIsAdmin(store.getState());

  function watched(): ShopStore {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const store = makeStore();
    endSessionAtExpiry(store);
    return store;
  }

  /** Expects that the session ends after this time, and not before. */
  function expectEnd(store: ShopStore, ms: number): void {
    vi.advanceTimersByTime(ms - 1);
    expect(isAdmin(store)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAdmin(store)).toBe(false);
  }

  it('ends the session at the expiry of the token', () => {
    const store = watched();
    signIn(store, tokenFor(60));
    expectEnd(store, 60_000);
  });

  it('is watched for a token that was stored before', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const store = makeStore();
    signIn(store, tokenFor(60));
    endSessionAtExpiry(store);
    vi.advanceTimersByTime(60_000);
    expect(isAdmin(store)).toBe(false);
  });

  it('may be further away than the longest timer', () => {
    const store = watched();
    const days = 60;
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    signIn(store, tokenFor(days * 86_400));
    // A timer with a longer delay fires at once, again and again.
    vi.advanceTimersByTime(1_000);
    expect(setTimer).toHaveBeenCalledTimes(1);
    expectEnd(store, days * 86_400_000 - 1_000);
  });

  it('is the one of the last token', () => {
    const store = watched();
    signIn(store, tokenFor(60));
    signIn(store, tokenFor(120));
    expectEnd(store, 120_000);
  });

  it('leaves no timer behind if the session ends earlier', () => {
    const store = watched();
    signIn(store, tokenFor(60));
    store.dispatch(sessionExpired());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is detected at once if the machine was asleep', () => {
    const store = watched();
    signIn(store, tokenFor(60));
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(isAdmin(store)).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isAdmin(store)).toBe(false);
  });
});
