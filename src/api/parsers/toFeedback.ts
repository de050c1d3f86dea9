import type { Feedback } from '../../domain/types';
import { ANONYMOUS } from '../../domain/anonymous';

type OptionalText = string | null | undefined;

/** Feedback as the backend sends it, with checked fields. */
export type CheckedFeedback = {
  id?: OptionalText;
  // A backend may spell the buyer's name and the comment in several ways (spec section 3).
  buyerName?: OptionalText;
  buyername?: OptionalText;
  buyer_name?: OptionalText;
  /** Epoch milliseconds; null if unknown. */
  timeStamp: number | null;
  stars: number;
  feedbackS?: OptionalText;
  description?: OptionalText;
  images: string[];
  product?: { id: string; title?: OptionalText; name?: OptionalText } | null | undefined;
};

/** Returns the feedback; if it names no product, its product is `pageProductId`. */
export function toFeedback(wire: CheckedFeedback, pageProductId: string): Feedback {
  const productId = wire.product?.id ?? pageProductId;
  const buyerName = firstFilled(wire.buyerName, wire.buyername, wire.buyer_name) ?? ANONYMOUS;
  const productTitle = firstFilled(wire.product?.title, wire.product?.name);
  return {
    // Without an id, feedback is identified by product, time and buyer.
    id: wire.id ?? `${productId}@${wire.timeStamp ?? 0}@${buyerName}`,
    buyerName,
    writtenAt: wire.timeStamp,
    stars: Math.round(wire.stars),
    comment: firstFilled(wire.feedbackS, wire.description) ?? '',
    images: wire.images,
    productId,
    ...(productTitle !== undefined && { productTitle }),
  };
}

function firstFilled(...texts: OptionalText[]): string | undefined {
  return texts.find((text) => text != null && text.trim() !== '') ?? undefined;
}
