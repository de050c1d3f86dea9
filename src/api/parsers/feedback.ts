import * as v from 'valibot';
import { MAX_STARS } from '../../domain/limits';
import type { Feedback } from '../../domain/types';
import { exactNumber, idText, listOf } from './fields';
import { time } from '../../domain/timestamps';
import { bodyOfReply, readList, recordOf, type Parser } from './reply';

const ANONYMOUS = 'Anonimo';

// A backend may spell the buyer's name and the comment in several ways (spec section 3).
const wireFeedback = v.object({
  id: v.nullish(idText),
  buyerName: v.nullish(v.string()),
  buyername: v.nullish(v.string()),
  buyer_name: v.nullish(v.string()),
  timeStamp: time,
  stars: v.nullish(v.pipe(exactNumber, v.minValue(0), v.maxValue(MAX_STARS)), 0),
  feedbackS: v.nullish(v.string()),
  description: v.nullish(v.string()),
  images: listOf(v.string()),
  product: v.nullish(
    v.object({ id: idText, title: v.nullish(v.string()), name: v.nullish(v.string()) }),
  ),
});

type WireFeedback = v.InferOutput<typeof wireFeedback>;

function toFeedback(wire: WireFeedback, pageProductId: string): Feedback {
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

function firstFilled(...texts: (string | null | undefined)[]): string | undefined {
  return texts.find((text) => text != null && text.trim() !== '') ?? undefined;
}

/** Keeps two apart that have the same id, or that have none and look alike. */
function withOwnIds(list: readonly Feedback[]): Feedback[] {
  const seen = new Map<string, number>();
  return list.map((feedback) => {
    const before = seen.get(feedback.id) ?? 0;
    seen.set(feedback.id, before + 1);
    return before === 0 ? feedback : { ...feedback, id: `${feedback.id}#${before}` };
  });
}

/** Returns the parser of one product's feedback: the ids in the backend's order. */
export const parseFeedbackOn =
  (productId: string): Parser =>
  (reply) => {
    const { items, ...left } = readList(bodyOfReply(reply), {
      kind: 'feedback',
      id: 'id',
      read: recordOf(wireFeedback),
    });
    const feedback = withOwnIds(items.map((wire) => toFeedback(wire, productId)));
    return { data: feedback.map(({ id }) => id), updates: { feedback }, ...left };
  };

/** Parses all feedback to their ids in the backend's order. */
export const parseAllFeedback: Parser = parseFeedbackOn('');
