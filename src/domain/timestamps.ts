import * as v from 'valibot';
import { romeOffset } from './romeOffset';
import { LATEST_TIME } from './schemas';
import { DAY_MS } from './timeConstants';

// Browsers guess other forms, each in its own way and mostly in their own time zone.
const ISO_TIME =
  /^(\d{4}-\d\d-(\d\d))(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

// The usual form, with a day that exists in each month: with 100,000 orders its parts need no check.
const PLAIN_TIME = /^\d{4}-\d\d-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * Converts a time stamp, ISO text or epoch milliseconds (also as text), to epoch milliseconds; returns null for
 * anything else, including 31 February. A time without a zone is in Rome, and a date alone means the start of that day
 * there, wherever the browser is.
 */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return isShowable(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const at = /^\d{11,}$/.test(text) ? Number(text) : readIso(text);
  return isShowable(at) ? at : null;
}

/** Reads a time stamp that may be missing: null if it is missing, undefined if it cannot be read. */
export function readOptionalTime(value: unknown): number | null | undefined {
  if (value == null || (typeof value === 'string' && value.trim() === '')) return null;
  return readTime(value) ?? undefined;
}

function readIso(text: string): number {
  if (PLAIN_TIME.test(text)) return Date.parse(text);
  const match = ISO_TIME.exec(text);
  if (!match) return NaN;
  const [, day, dayOfMonth, time = '00:00', seconds = ':00', zone] = match;
  const shown = Date.parse(`${day}T${time}${seconds.replace(',', '.')}Z`);
  // Some browsers take 31 February for 2 March.
  if (new Date(shown).getUTCDate() !== Number(dayOfMonth)) return NaN;
  return zone === undefined ? timeInRome(shown) : shown - zoneOffset(zone);
}

function zoneOffset(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  if (Number(hours) > 23 || Number(minutes) > 59) return NaN;
  return sign === '-' ? -offset : offset;
}

function isShowable(at: number): boolean {
  return Math.abs(at) <= LATEST_TIME - DAY_MS; // Rome's clocks are ahead
}

/**
 * Returns when a day (yyyy-mm-dd, as in a date field) begins in Rome, in epoch milliseconds, or `later` days after it.
 * Returns null for an invalid day.
 */
export function startOfDay(day: string, later = 0): number | null {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? readTime(`${day}T00:00Z`) : null;
  return start === null ? null : timeInRome(start + later * DAY_MS);
}

/**
 * Returns the time at which Rome's clocks show what a UTC clock shows at `shown`. An hour that occurs twice means the
 * first one; in a skipped hour, 02:30 means 03:30 after the change. Browsers do the same in their own zone.
 */
function timeInRome(shown: number): number {
  const before = romeOffset(shown - DAY_MS);
  const after = romeOffset(shown + DAY_MS);
  const isAfterChange =
    romeOffset(shown - before) !== before && romeOffset(shown - after) === after;
  return shown - (isAfterChange ? after : before);
}

/** Epoch milliseconds from ISO text or a number; null if missing. */
export const time = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(readOptionalTime),
    v.union([v.number(), v.null()], 'no time can be read'),
  ),
  null,
);
