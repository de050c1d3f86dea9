let stoppedAt: number | null = null;

/**
 * Returns the time that the page shows, in epoch milliseconds. A replay stops it at the moment
 * its snapshot was taken.
 */
export function now(): number {
  return stoppedAt ?? Date.now();
}

/**
 * Returns the real time, in epoch milliseconds: for what goes on in a replay too, like the end of
 * a session, and for when something was known to be true.
 */
export function realNow(): number {
  return Date.now();
}

/** Stops the clock of the page at a moment (epoch milliseconds); null lets it run again. */
export function stopClock(at: number | null): void {
  stoppedAt = at;
}

/** Whether the page's clock is stopped: what would disappear after a time stays. */
export function isClockStopped(): boolean {
  return stoppedAt !== null;
}
