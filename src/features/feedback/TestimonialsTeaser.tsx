import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PATHS } from '../../config/paths';
import { formatDate } from '../../domain/dates';
import type { Feedback } from '../../domain/types';
import { customerFeedback as texts } from './customerFeedback.texts';
import { testimonials } from './feedback.texts';
import { ratingOf } from './rating';
import { Stars } from './Stars';
import { useAllFeedback } from './useFeedback';
import styles from './TestimonialsTeaser.module.css';

const MAX_QUOTES = 3;

const LOADING: readonly undefined[] = Array.from({ length: MAX_QUOTES }, () => undefined);

/** The mean of all feedback and the latest comments; empty without feedback, or if it cannot be read. */
export function TestimonialsTeaser() {
  const { feedback, isFailed } = useAllFeedback();
  const rating = feedback && ratingOf(feedback);
  if (isFailed || rating === null) return null;
  return (
    <section aria-busy={!feedback}>
      <h2>{testimonials.title}</h2>
      <p className={styles['mean']}>
        <Stars stars={rating?.mean ?? 0} isDecorative />
        {rating ? texts.rating(rating) : <Skeleton component="span" width="9rem" />}
      </p>
      <ul className={styles['quotes']}>
        {(feedback ? latestComments(feedback) : LOADING).map((quote, index) => (
          <Card key={quote?.id ?? index} component="li">
            <CardContent>
              {quote ? (
                <Quote {...quote} />
              ) : (
                <Skeleton variant="rounded" className={styles['skeleton'] ?? ''} />
              )}
            </CardContent>
          </Card>
        ))}
      </ul>
      <Link href={PATHS.testimonials} className={styles['all'] ?? ''}>
        {testimonials.all}
      </Link>
    </section>
  );
}

function Quote({ stars, comment, buyerName, writtenAt }: Feedback) {
  return (
    <figure className={styles['quote']}>
      <Stars stars={stars} />
      <blockquote className={styles['comment']}>{comment}</blockquote>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        <Typography component="span" variant="inherit" noWrap>
          {writtenAt === null ? buyerName : `${buyerName},`}
        </Typography>{' '}
        <span>{formatDate(writtenAt)}</span>
      </Typography>
    </figure>
  );
}

function latestComments(feedback: readonly Feedback[]): Feedback[] {
  return feedback
    .filter(({ comment }) => comment.trim() !== '')
    .sort((one, other) => (other.writtenAt ?? 0) - (one.writtenAt ?? 0))
    .slice(0, MAX_QUOTES);
}
