import type { Feedback } from '../../domain/types';

const ANONYMOUS = 'Anonimo';

type OptionalText = string | null | undefined;

/** Feedback as the backend writes it, its fields checked. */
export type CheckedFeedback = {
  id?: OptionalText;
  // A backend may spell the buyer's name and the comment in several ways (spec section 3).
  buyerName?: OptionalText;
  buyername?: OptionalText;
  buyer_name?: OptionalText;
  /** Epoch milliseconds; null where it is not known. */
  timeStamp: number | null;
  stars: number;
  feedbackS?: OptionalText;
  description?: OptionalText;
  images: string[];
  product?: { id: string; title?: OptionalText; name?: OptionalText } | null | undefined;
};

/** Returns the feedback; without a product of its own it is on `pageProductId`. */
export function toFeedback(wire: CheckedFeedback, pageProductId: string): Feedback {
  const productId = wire.product?.id ?? pageProductId;
  const buyerName = firstFilled(wire.buyerName, wire.buyername, wire.buyer_name) ?? ANONYMOUS;
  const productTitle = firstFilled(wire.product?.title, wire.product?.name);
  return {
    // Without an id of its own a feedback is known by product, time and buyer.
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
