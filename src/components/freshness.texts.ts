import { now } from '../domain/clock';
import { formatDate, formatDateTime, formatTime } from '../domain/dates';

export const freshness = {
  refresh: 'Aggiorna',
  refreshing: 'Aggiornamento…',
  /** When data was read, in epoch milliseconds; for another day the time alone would mislead. */
  readAt: (at: number) =>
    formatDate(at) === formatDate(now())
      ? `Aggiornato alle ${formatTime(at)}`
      : `Aggiornato il ${formatDateTime(at)}`,
} as const;
