import { BoundedMap } from './boundedMap';

/**
 * Days of the calendar in Rome as whole numbers, counted from 1 January 1970, so that they can
 * be compared, subtracted and stepped through without clocks being put forward or back.
 */
export type RomeDay = number;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Where dates end, in epoch milliseconds. */
const LATEST = 8.64e15;

/** More days than any shop has orders of. */
const MOST_DAYS = 20_000;

// How far Rome is ahead in each UTC day that was asked for; NaN where its clocks change in it.
// Intl takes microseconds for one time: too long for each of 100,000 orders.
const aheadIn = new BoundedMap<number, number>(MOST_DAYS);

/** The day in Rome of a time in epoch milliseconds. */
export function romeDay(at: number): RomeDay {
  const utcDay = Math.floor(at / DAY);
  let ahead = aheadIn.get(utcDay);
  if (ahead === undefined) {
    const first = aheadAt(utcDay * DAY);
    const last = aheadAt(Math.min((utcDay + 1) * DAY - 1, LATEST));
    ahead = first === last ? first : NaN;
    aheadIn.set(utcDay, ahead);
  }
  return Math.floor((at + (Number.isNaN(ahead) ? aheadAt(at) : ahead)) / DAY);
}

/** The Monday of the day's week. */
export function mondayOf(day: RomeDay): RomeDay {
  return day - ((((day + 3) % 7) + 7) % 7); // day 0 was a Thursday
}

/** The first day of the day's month. */
export function monthStartOf(day: RomeDay): RomeDay {
  const date = new Date(day * DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / DAY;
}

/** The first day of the next month. */
export function nextMonthStart(day: RomeDay): RomeDay {
  return monthStartOf(monthStartOf(day) + 31);
}

/** The first day of a year. */
export function yearStart(year: number): RomeDay {
  return Date.UTC(year, 0) / DAY;
}

// Made at the first need, as all formatters.
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in Italian, in the parts that the options ask for. */
export function formatRomeDay(day: RomeDay, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('it-IT', { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(day * DAY);
}

let offset: Intl.DateTimeFormat | undefined;

/** How far Rome's clocks are ahead of UTC at a time, in milliseconds. */
function aheadAt(at: number): number {
  offset ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Rome',
    timeZoneName: 'longOffset',
  });
  const name = offset.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  const ahead = Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === '-' ? -ahead : ahead;
}
