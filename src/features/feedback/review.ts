import { DEFAULT_STARS, MAX_COMMENT_LENGTH, MAX_STARS } from '../../domain/limits';

/** What a person says of one product before it is sent. */
export type Review = {
  /** 1 to 5; 0 is none. */
  stars: number;
  comment: string;
  /** It reached the backend and is not sent again. */
  isSent: boolean;
};

/** How a review begins (spec section 5). */
const NEW_REVIEW: Review = { stars: DEFAULT_STARS, comment: '', isSent: false };

/** A review as it was stored, as far as it is one. */
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
 * What becomes of a review when the form is sent. One that says nothing is left out; one with
 * words or pictures needs a rating too: the call carries 1 to 5 stars, and five that nobody
 * gave would be a lie.
 */
export function reviewStep(
  { stars, comment, isSent }: Review,
  images: number,
): 'nothing' | 'sending' | 'rating' {
  if (isSent) return 'nothing';
  if (stars > 0) return 'sending';
  return images > 0 || comment.trim() !== '' ? 'rating' : 'nothing';
}
