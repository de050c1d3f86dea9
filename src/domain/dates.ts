import { TIME_ZONE } from './timeConstants';

const TIME = { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE } as const;
const DAY_AND_TIME = { day: '2-digit', month: '2-digit', year: 'numeric', ...TIME } as const;

// Created on first use: creating one takes longer than a screenful of other work.
let dayAndTime: Intl.DateTimeFormat | undefined;
let seconds: Intl.DateTimeFormat | undefined;

/** Formats epoch milliseconds as dd/mm/yyyy in Rome; empty for null (spec section 9). */
export function formatDate(at: number | null): string {
  return /^[\d/]+/.exec(formatDateTime(at))?.[0] ?? '';
}

/** Formats epoch milliseconds as 'dd/mm/yyyy, hh:mm' in Rome; empty for null. */
export function formatDateTime(at: number | null): string {
  dayAndTime ??= new Intl.DateTimeFormat('it-IT', DAY_AND_TIME);
  return at === null ? '' : dayAndTime.format(at);
}

/** Formats epoch milliseconds as 'hh:mm' in Rome. */
export function formatTime(at: number): string {
  return /\d+:\d+$/.exec(formatDateTime(at))?.[0] ?? '';
}

/** Formats epoch milliseconds as 'hh:mm:ss' in Rome. */
export function formatSeconds(at: number): string {
  seconds ??= new Intl.DateTimeFormat('it-IT', { ...TIME, second: '2-digit' });
  return seconds.format(at);
}
