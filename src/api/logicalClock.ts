import { realNow } from '../domain/clock';

let latest = 0;

/** How far ahead of this machine's clock our own moments may run, in milliseconds. */
const LONGEST_LEAD_MS = 1_000;

/**
 * The moment of something that happens now (epoch milliseconds): later than every moment that
 * this tab has given out or heard of, so that two of them tell which came first also where
 * the clock stood still between them.
 */
export function tick(): number {
  const now = realNow();
  latest = latest - now > LONGEST_LEAD_MS ? now : Math.max(now, latest + 1);
  return latest;
}

/** Another tab told of something at this moment: what happens here from now on is later. */
export function observe(moment: number): void {
  if (moment - realNow() <= LONGEST_LEAD_MS) latest = Math.max(latest, moment);
}
