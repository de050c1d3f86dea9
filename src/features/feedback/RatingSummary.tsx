import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount } from '../../domain/formatCount';
import { customerFeedback as texts } from './customerFeedback.texts';
import { RATINGS, type Rating } from './rating';
import { Stars } from './Stars';
import styles from './RatingSummary.module.css';

type Props = {
  /** Null while the ratings are being read. */
  rating: Rating | null;
  /** Says how many there are, or that they are being read. */
  note: ReactNode;
};

/** The mean of ratings with its stars, and how many gave 5, 4, 3, 2 and 1. */
export function RatingSummary({ rating, note }: Props) {
  return (
    <div className={styles['summary']}>
      <div className={styles['mean']}>
        <Typography variant="h4" component="p">
          {rating ? texts.mean(rating) : <Skeleton component="span" width="3rem" />}
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
              {/* Not MUI's bar, which is a progress bar also for those who wait for the page to be loaded. */}
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
