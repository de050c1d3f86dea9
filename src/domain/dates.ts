const TIME_ZONE = 'Europe/Rome';

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: TIME_ZONE } as const;
const DAY_AND_TIME = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

// Made at the first need: making one takes longer than a screenful of other work.
let day: Intl.DateTimeFormat | undefined;
let dayAndTime: Intl.DateTimeFormat | undefined;

/** Epoch milliseconds as dd/mm/yyyy in Rome; empty for null (spec section 9). */
export function formatDate(at: number | null): string {
  day ??= new Intl.DateTimeFormat('it-IT', DAY);
  return at === null ? '' : day.format(at);
}

/** Epoch milliseconds as 'dd/mm/yyyy, hh:mm' in Rome; empty for null. */
export function formatDateTime(at: number | null): string {
  dayAndTime ??= new Intl.DateTimeFormat('it-IT', DAY_AND_TIME);
  return at === null ? '' : dayAndTime.format(at);
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
