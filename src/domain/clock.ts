let stoppedAt: number | null = null;

/**
 * What time it is for whoever looks at the page, in epoch milliseconds. A replay stops it at
 * the moment that its snapshot was taken.
 */
export function now(): number {
  return stoppedAt ?? Date.now();
}

/**
 * What time it is in the world, in epoch milliseconds: for what goes on behind a replay too,
 * like the end of a session, and for when something was known to be true.
 */
export function realNow(): number {
  return Date.now();
}

/** Stops the clock of the page at a moment (epoch milliseconds); null lets it run again. */
export function stopClock(at: number | null): void {
  stoppedAt = at;
}

/** Whether time stands still: what would go away by itself stays. */
export function isClockStopped(): boolean {
  return stoppedAt !== null;
}
