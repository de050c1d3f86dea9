import { DEFAULT_STARS, MAX_COMMENT_LENGTH, MAX_STARS } from '../../domain/limits';

export type Review = {
  /** 1 to 5; 0 without a rating. */
  stars: number;
  comment: string;
  /** Whether the backend already has it, so that it is not sent again. */
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

/** Returns whether a submit sends a review; a review without rating, comment and images is left out. */
export function hasToBeSent({ stars, comment, isSent }: Review, images: number): boolean {
  return !isSent && (stars > 0 || images > 0 || comment.trim() !== '');
}
