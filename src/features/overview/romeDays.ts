import { DAY_MS } from '../../domain/timeConstants';
import { romeOffset } from '../../domain/romeOffset';

/**
 * Days of the calendar in Rome as whole numbers, counted from 1 January 1970, so that they can be compared, subtracted
 * and stepped through without daylight saving time.
 */
export type RomeDay = number;

/** Returns the day in Rome of a time in epoch milliseconds. */
export function romeDay(at: number): RomeDay {
  return Math.floor((at + romeOffset(at)) / DAY_MS);
}

/** Returns the Monday of the day's week. */
export function mondayOf(day: RomeDay): RomeDay {
  return day - ((((day + 3) % 7) + 7) % 7); // day 0 was a Thursday
}

/** Returns the first day of the day's month. */
export function monthStartOf(day: RomeDay): RomeDay {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / DAY_MS;
}

/** Returns the first day of a year. */
export function yearStart(year: number): RomeDay {
  return Date.UTC(year, 0) / DAY_MS;
}

// Created on first use: a formatter takes long.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a day in Italian, with the parts named by the options. */
export function formatRomeDay(day: RomeDay, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('it-IT', { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(day * DAY_MS);
}
