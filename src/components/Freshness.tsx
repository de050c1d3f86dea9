import { now } from '../domain/clock';
import { formatDate, formatDateTime, formatTime } from '../domain/dates';
import { freshness as texts } from './freshness.texts';
import styles from './Freshness.module.css';

type Props = {
  /** When what is shown was read, in epoch milliseconds; nothing is shown before. */
  readAt: number | undefined;
  isReading: boolean;
  read: () => void;
  /** What is offered instead of 'Aggiorna': something new is there already. */
  news?: { text: string; take: () => void } | undefined;
};

/** How old a list or a page is, and how to read it anew where it stands. */
export function Freshness({ readAt, isReading, read, news }: Props) {
  if (readAt === undefined) return null;
  const refresh = isReading ? texts.refreshing : texts.refresh;
  return (
    <p className={styles['freshness']}>
      <span>{textOf(readAt)}</span>
      {/* One button for both: who has pressed it keeps the focus. */}
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

// A time of day needs no clock beside it; that of another day would mislead.
function textOf(at: number): string {
  return formatDate(at) === formatDate(now())
    ? texts.today(formatTime(at))
    : texts.earlier(formatDateTime(at));
}
