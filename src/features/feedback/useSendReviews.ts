import { useState } from 'react';
import { feedbackApi } from '../../api/feedback';
import type { Failure } from '../../domain/failure';
import type { Review } from './review';

export type ReviewToSend = { productId: string; review: Review; files: File[] };

/** Returns a function that sends reviews, one call a product; a failed one does not stop the others. */
export function useSendReviews(orderNumber: string) {
  // With a fixed key the call is still known to be under way when the person comes back.
  const [post, { isLoading: isSending, reset }] = feedbackApi.useAddFeedbackMutation({
    fixedCacheKey: `feedback/${orderNumber}`,
  });
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  /**
   * Resolves to the first failure, if any. Calls `onSent` for each review as soon as the backend has
   * it, so that an interrupted form can continue from there.
   */
  const send = async (
    reviews: readonly ReviewToSend[],
    onSent: (review: ReviewToSend) => void,
  ): Promise<Failure | undefined> => {
    let failure: Failure | undefined;
    for (const [index, review] of reviews.entries()) {
      setProgress({ done: index + 1, all: reviews.length });
      const { stars, comment } = review.review;
      const { productId, files } = review;
      // One after the other on purpose (spec section 7: one call per product).
      const { error } = await post({
        orderNumber,
        productId,
        comment: comment.trim(),
        stars,
        files,
      });
      if (error) failure ??= error as Failure;
      else onSent(review);
    }
    reset();
    setProgress(null);
    return failure;
  };
  return { send, progress, isSending: isSending || progress !== null };
}
