import type { ReactNode } from 'react';
import type { Feedback } from '../../domain/types';
import { customerFeedback as texts } from './customerFeedback.texts';
import { FreshnessIfOld } from '../../components/Freshness';
import { Message } from '../../components/Message';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { ratingOf, RATINGS, type Rating } from './rating';
import type { useAllFeedback } from './useFeedback';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../domain/formatCount';
import { Stars } from './Stars';
import styles from './RatingSummary.module.css';

type Props = {
  read: ReturnType<typeof useAllFeedback>;
  empty: ReactNode;
  skeleton: ReactNode;
  children: (feedback: readonly Feedback[]) => ReactNode;
};

/** Shows feedback below its mean, with its unreadable records and its age if it is old, or why it is missing. */
export function FeedbackList({ read, empty, skeleton, children }: Props) {
  const { feedback, isFailed, reading } = read;
  if (isFailed) {
    return (
      <Message kind="error" onRetry={reading.read}>
        {texts.failed}
      </Message>
    );
  }
  const rating = feedback && ratingOf(feedback);
  return (
    <>
      <UnreadableRecords of={reading.unreadable} />
      {rating && <RatingSummary rating={rating} note={texts.count(rating)} />}
      {!feedback && (
        <>
          <RatingSummary rating={null} note={<span role="status">{texts.loading}</span>} />
          {skeleton}
        </>
      )}
      {feedback?.length === 0 ? empty : feedback && children(feedback)}
      {feedback && <FreshnessIfOld {...reading} />}
    </>
  );
}

type SummaryProps = {
  /** Null while the ratings are being read. */
  rating: Rating | null;
  /** Says how many there are, or that they are being read. */
  note: ReactNode;
};

/** The mean of ratings with its stars, and how many gave 5, 4, 3, 2 and 1. */
function RatingSummary({ rating, note }: SummaryProps) {
  return (
    <div className={styles['summary']}>
      <div className={styles['mean']}>
        <Typography variant="h4" component="p">
          {rating ? texts.mean(rating) : <Skeleton component="span" width="3rem" />}
          {rating && <span className="visually-hidden"> {texts.outOf}</span>}
        </Typography>
        <Stars stars={rating?.mean ?? 0} isDecorative />
        <Typography variant="body2" color="textSecondary" component="div">
          {note}
        </Typography>
      </div>
      <ul className={styles['lines']} aria-label={texts.distribution} aria-hidden={!rating}>
        {RATINGS.map((stars) => {
          const count = rating?.counts[stars] ?? 0;
          return (
            <Typography key={stars} variant="body2" component="li" className={styles['line'] ?? ''}>
              <span>{texts.withStars(stars)}</span>
              {/* Not MUI's bar: its role would say that something is loading. */}
              <span className={styles['bar']} aria-hidden="true">
                <span style={{ width: `${rating ? (count / rating.count) * 100 : 0}%` }} />
              </span>
              <span className={styles['count']}>{rating && formatCount(count)}</span>
            </Typography>
          );
        })}
      </ul>
    </div>
  );
}
