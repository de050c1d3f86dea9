import { realNow } from '../domain/clock';

let latest = 0;

/** How far the logical clock may run ahead of this machine's clock. */
const MAX_LEAD_MS = 1_000;

/**
 * Returns the time of something that happens now (epoch milliseconds): later than every time
 * that this tab has returned or received before, so that two of them can be ordered even where
 * the machine's clock stood still between them.
 */
export function tick(): number {
  const now = realNow();
  latest = latest - now > MAX_LEAD_MS ? now : Math.max(now, latest + 1);
  return latest;
}

/** Takes a time from another tab: what happens here from now on is later. */
export function observe(moment: number): void {
  if (moment - realNow() <= MAX_LEAD_MS) latest = Math.max(latest, moment);
}
