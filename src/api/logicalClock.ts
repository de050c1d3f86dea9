import { realNow } from '../domain/clock';

let latest = 0;

/** How far apart times within one millisecond are: they must not run ahead of the clock. */
const STEP_MS = 1 / 1_024;

/** How far another tab's times may be ahead of those that this tab knows. */
const MAX_LEAD_MS = 10 * 60_000;

/**
 * Returns the time of something that happens now (epoch milliseconds): later than every time
 * that this tab has returned or received before, so that two of them can be ordered even where
 * the machine's clock stood still between them or was set back.
 */
export function tick(): number {
  latest = Math.max(realNow(), latest + STEP_MS);
  return latest;
}

/** Takes a time from another tab: what happens here from now on is later. */
export function observe(time: number): void {
  latest = Math.max(latest, time);
}

/**
 * Returns whether a time from another tab is plausible. A clock that was set back by some minutes
 * leaves tabs ahead of others that were quiet until then.
 */
export function isPlausible(time: number): boolean {
  return time <= Math.max(realNow(), latest) + MAX_LEAD_MS;
}
