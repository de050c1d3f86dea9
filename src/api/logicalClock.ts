import { realNow } from '../domain/clock';

let latest = 0;

/** Distance between times within one millisecond: they must not run ahead of the clock. */
const STEP_MS = 1 / 1_024;

/**
 * Returns the time of an event that happens now (epoch milliseconds): later than every time that this tab has returned
 * or received before, so that events stay in order even if the machine's clock stood still or was set back.
 */
export function tick(): number {
  latest = Math.max(realNow(), latest + STEP_MS);
  return latest;
}

/** Takes a time from another tab: later events here get a later time. */
export function observe(time: number): void {
  latest = Math.max(latest, time);
}
