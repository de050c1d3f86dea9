import { romeOffset } from './romeOffset';

/** Formats epoch milliseconds as dd/mm/yyyy in Rome; empty for null (spec section 9). */
export function formatDate(at: number | null): string {
  return at === null ? '' : shownInRome(at).day;
}

/** Formats epoch milliseconds as 'dd/mm/yyyy, hh:mm' in Rome; empty for null. */
export function formatDateTime(at: number | null): string {
  return at === null ? '' : `${formatDate(at)}, ${formatTime(at)}`;
}

/** Formats epoch milliseconds as 'hh:mm' in Rome. */
export function formatTime(at: number): string {
  return formatSeconds(at).slice(0, 5);
}

/** Formats epoch milliseconds as 'hh:mm:ss' in Rome. */
export function formatSeconds(at: number): string {
  return shownInRome(at).time;
}

/** What calendars (dd/mm/yyyy) and clocks (hh:mm:ss) show in Rome. Throws if no `Date` can hold it. */
function shownInRome(at: number): { day: string; time: string } {
  const [day = '', time = ''] = new Date(at + romeOffset(at)).toISOString().split('T');
  return { day: day.split('-').reverse().join('/'), time: time.slice(0, 8) };
}
