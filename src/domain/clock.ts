let stoppedAt: number | null = null;

/** Returns the time that the page shows, in epoch milliseconds. A replay stops it at the moment of its snapshot. */
export function now(): number {
  return stoppedAt ?? Date.now();
}

/**
 * Returns the real time, in epoch milliseconds: for things that continue during a replay, such as the end of a session,
 * and for when data was current.
 */
export function realNow(): number {
  return Date.now();
}

/** Stops the page's clock at a moment (epoch milliseconds); null restarts it. */
export function stopClock(at: number | null): void {
  stoppedAt = at;
}

/** Returns whether the page's clock is stopped: then nothing disappears after a time. */
export function isClockStopped(): boolean {
  return stoppedAt !== null;
}
