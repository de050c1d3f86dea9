import { freshness as texts } from '../../components/freshness.texts';
import styles from './PlainFreshness.module.css';

type Props = { readAt: number | undefined; isReading: boolean; read: () => void };

/** `Freshness` for the home page, which does not load MUI. */
export default function PlainFreshness({ readAt, isReading, read }: Props) {
  if (readAt === undefined) return null;
  return (
    <p className={styles['freshness']}>
      <span>{texts.readAt(readAt)}</span>
      <button
        type="button"
        className={styles['refresh']}
        aria-disabled={isReading}
        onClick={isReading ? undefined : read}
      >
        {isReading ? texts.refreshing : texts.refresh}
      </button>
    </p>
  );
}
