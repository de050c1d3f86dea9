import * as v from 'valibot';
import { MAX_STARS } from '../../domain/limits';
import type { Feedback } from '../../domain/types';
import { exactNumber, idText, listOf } from './fields';
import { time } from '../../domain/timestamps';
import { bodyOfReply, readList, recordOf, type Parser } from './reply';
import { toFeedback } from './toFeedback';

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

/** Keeps two items apart that share an id, or have no id and look alike. */
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

export const parseAllFeedback: Parser = parseFeedbackOn('');
