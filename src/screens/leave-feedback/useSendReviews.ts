import { useState } from 'react';
import { feedbackApi } from '../../api/feedback';
import type { Failure } from '../../domain/failure';
import type { Review } from '../../domain/review';

export type ReviewToSend = { productId: string; review: Review; files: File[] };

/** Sends reviews one call a product, one after the other; one that fails stops no other. */
export function useSendReviews(orderNumber: string) {
  const [post] = feedbackApi.useAddFeedbackMutation();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  const send = async (asked: ReviewToSend[]) => {
    const sent: ReviewToSend[] = [];
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
      else sent.push(one);
    }
    setProgress(null);
    return { sent, failure };
  };
  return { send, progress };
}
