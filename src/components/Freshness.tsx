import { now } from '../domain/clock';
import { formatDate, formatDateTime, formatTime } from '../domain/dates';
import styles from './Freshness.module.css';

const texts = {
  today: (time: string) => `Aggiornato alle ${time}`,
  earlier: (dayAndTime: string) => `Aggiornato il ${dayAndTime}`,
  refresh: 'Aggiorna',
  refreshing: 'Aggiornamento…',
} as const;

type Props = {
  /** When the data was read, in epoch milliseconds; nothing is rendered before. */
  readAt: number | undefined;
  isReading: boolean;
  read: () => void;
  /** Offered instead of 'Aggiorna' where newer data has come already. */
  news?: { text: string; take: () => void } | undefined;
};

/** Tells when a list or a page was read, and offers to read it again. */
export function Freshness({ readAt, isReading, read, news }: Props) {
  if (readAt === undefined) return null;
  const refresh = isReading ? texts.refreshing : texts.refresh;
  return (
    <p className={styles['freshness']}>
      <span>{textOf(readAt)}</span>
      {/* One button for both, so that it keeps the focus after a press. */}
      <button
        type="button"
        className={news ? 'button button-main' : styles['refresh']}
        aria-disabled={isReading && !news}
        onClick={news ? news.take : isReading ? undefined : read}
      >
        {news ? news.text : refresh}
      </button>
    </p>
  );
}

// The time alone would mislead about another day.
function textOf(at: number): string {
  return formatDate(at) === formatDate(now())
    ? texts.today(formatTime(at))
    : texts.earlier(formatDateTime(at));
}
