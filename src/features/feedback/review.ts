import { DEFAULT_STARS, MAX_COMMENT_LENGTH, MAX_STARS } from '../../domain/limits';

/** The review of one product, before it is sent. */
export type Review = {
  /** 1 to 5; 0 is none. */
  stars: number;
  comment: string;
  /** Whether the backend has it, so that it is not sent again. */
  isSent: boolean;
};

/** The initial review (spec section 5). */
const NEW_REVIEW: Review = { stars: DEFAULT_STARS, comment: '', isSent: false };

/** Parses a stored review; what is not valid becomes its initial value. */
export function parseReview(value: unknown): Review {
  if (typeof value !== 'object' || value === null) return NEW_REVIEW;
  const { stars, comment, isSent } = value as Partial<Review>;
  const isRating = Number.isInteger(stars) && Number(stars) >= 0 && Number(stars) <= MAX_STARS;
  return {
    stars: isRating ? Number(stars) : NEW_REVIEW.stars,
    comment: typeof comment === 'string' ? comment.slice(0, MAX_COMMENT_LENGTH) : '',
    isSent: isSent === true,
  };
}

/**
 * Returns what a submit does with a review. An empty one is skipped; one with a comment or images
 * needs a rating first, because the call requires 1 to 5 stars, and the default would be a lie.
 */
export function submitAction(
  { stars, comment, isSent }: Review,
  images: number,
): 'skip' | 'send' | 'requireRating' {
  if (isSent) return 'skip';
  if (stars > 0) return 'send';
  return images > 0 || comment.trim() !== '' ? 'requireRating' : 'skip';
}
