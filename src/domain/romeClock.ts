import { BoundedMap } from './boundedMap';
import { LATEST_TIME } from './schemas';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// The offset in each UTC day that was asked for; NaN where the clocks change in it.
// Intl takes microseconds for one time: too long for each of 100,000 orders.
const MAX_DAYS = 20_000;
const offsetOfDay = new BoundedMap<number, number>(MAX_DAYS);

/** Returns how far Rome's clocks are ahead of UTC at a time, in milliseconds. */
export function romeOffset(at: number): number {
  const day = Math.floor(at / DAY);
  let known = offsetOfDay.get(day);
  if (known === undefined) {
    const first = computeOffset(day * DAY);
    known = first === computeOffset((day + 1) * DAY - 1) ? first : NaN;
    offsetOfDay.set(day, known);
  }
  return Number.isNaN(known) ? computeOffset(at) : known;
}

/**
 * Returns the time at which Rome's clocks show what a UTC clock shows at `shown`. Of an hour that
 * comes twice it is the first; in an hour that is skipped, 02:30 is the time that is 03:30 when
 * the clocks have been put forward. So do browsers with times of their own zone.
 */
export function timeInRome(shown: number): number {
  const before = romeOffset(shown - DAY);
  const after = romeOffset(shown + DAY);
  const isAfterChange =
    romeOffset(shown - before) !== before && romeOffset(shown - after) === after;
  return shown - (isAfterChange ? after : before);
}

// Made at the first need, as all formatters.
let format: Intl.DateTimeFormat | undefined;

function computeOffset(at: number): number {
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Rome',
    timeZoneName: 'longOffset',
  });
  const time = Math.min(LATEST_TIME, Math.max(-LATEST_TIME, at));
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  const offset = Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === '-' ? -offset : offset;
}
