const TIME_ZONE = 'Europe/Rome';

const TIME = { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE } as const;
const DAY_AND_TIME = { day: '2-digit', month: '2-digit', year: 'numeric', ...TIME } as const;

// Made at the first need: making one takes longer than a screenful of other work.
let dayAndTime: Intl.DateTimeFormat | undefined;
let seconds: Intl.DateTimeFormat | undefined;

/** Epoch milliseconds as dd/mm/yyyy in Rome; empty for null (spec section 9). */
export function formatDate(at: number | null): string {
  return /^[\d/]+/.exec(formatDateTime(at))?.[0] ?? '';
}

/** Epoch milliseconds as 'dd/mm/yyyy, hh:mm' in Rome; empty for null. */
export function formatDateTime(at: number | null): string {
  dayAndTime ??= new Intl.DateTimeFormat('it-IT', DAY_AND_TIME);
  return at === null ? '' : dayAndTime.format(at);
}

/** Epoch milliseconds as 'hh:mm' in Rome. */
export function formatTime(at: number): string {
  return /\d+:\d+$/.exec(formatDateTime(at))?.[0] ?? '';
}

/** Epoch milliseconds as 'hh:mm:ss' in Rome. */
export function formatSeconds(at: number): string {
  seconds ??= new Intl.DateTimeFormat('it-IT', { ...TIME, second: '2-digit' });
  return seconds.format(at);
}

/** ISO text or epoch milliseconds (also as text) to epoch milliseconds; null when unreadable. */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return isShowable(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const at = /^\d{11,}$/.test(value.trim()) ? Number(value) : Date.parse(value);
  return isShowable(at) ? at : null;
}

// Dates end 8.64e15 ms from the epoch; beyond, Intl throws.
function isShowable(at: number): boolean {
  return Number.isFinite(at) && Math.abs(at) <= 8.64e15;
}

/**
 * When a day (as a date field gives it, yyyy-mm-dd) begins in Rome, in epoch milliseconds;
 * `later` days later. Null for what is no day.
 */
export function startOfDay(day: string, later = 0): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const inLondon = match ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(inLondon) || new Date(inLondon).toISOString().slice(0, 10) !== day) return null;
  const at = inLondon + later * DAY_MS;
  // At midnight in London it is one or two o'clock in Rome, and midnight was that long ago:
  // clocks there are put forward and back later in the night.
  hour ??= new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: TIME_ZONE });
  return at - Number(hour.format(at)) * HOUR_MS;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let hour: Intl.DateTimeFormat | undefined;
