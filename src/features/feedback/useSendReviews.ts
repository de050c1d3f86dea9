import { useState } from 'react';
import { feedbackApi } from '../../api/feedback';
import type { Failure } from '../../domain/failure';
import type { Review } from './review';

export type ReviewToSend = { productId: string; review: Review; files: File[] };

/** Sends reviews one call a product, one after the other; one that fails stops no other. */
export function useSendReviews(orderNumber: string) {
  // A key of its own: the call is still known to be under way when the person comes back.
  const [post, { isLoading: isSending, reset }] = feedbackApi.useAddFeedbackMutation({
    fixedCacheKey: `feedback/${orderNumber}`,
  });
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  /**
   * Gives the first failure, if one failed. `onSent` is told of each review as soon as the
   * backend has it, so that what breaks off in the middle can go on from there.
   */
  const send = async (
    asked: readonly ReviewToSend[],
    onSent: (review: ReviewToSend) => void,
  ): Promise<Failure | undefined> => {
    let failure: Failure | undefined;
    for (const [index, one] of asked.entries()) {
      setProgress({ done: index + 1, all: asked.length });
      const { stars, comment } = one.review;
      const { productId, files } = one;
      // One after the other on purpose (spec section 7: one call per product).
      const { error } = await post({
        orderNumber,
        productId,
        comment: comment.trim(),
        stars,
        files,
      });
      if (error) failure ??= error as Failure;
      else onSent(one);
    }
    reset();
    setProgress(null);
    return failure;
  };
  return { send, progress, isSending: isSending || progress !== null };
}
