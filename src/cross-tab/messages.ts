import * as v from 'valibot';
import { TAG_TYPES } from '../api/invalidation';
import { admin, feedback, order, product } from '../domain/types';
import type { EntityUpdates } from '../entities/entities';

/** The messages between tabs: they contain no actions, tokens or passwords. */

/** Epoch milliseconds. */
const moment = v.pipe(v.number(), v.finite(), v.minValue(0));

const { id, title, priceCents, fileNames, ...optional } = product.entries;

// The known changes of calls that do not return the whole body.
const patch = v.variant('kind', [
  v.object({
    kind: v.literal('products'),
    id,
    fields: v.object({
      ...optional,
      title: v.exactOptional(title),
      priceCents: v.exactOptional(priceCents),
      fileNames: v.exactOptional(fileNames),
    }),
  }),
  v.object({ kind: v.literal('orders'), id, fields: v.object({ state: v.string() }) }),
]);

const entityUpdates: v.GenericSchema<unknown, EntityUpdates> = v.object({
  asOf: moment,
  products: v.exactOptional(v.array(product)),
  partialProducts: v.exactOptional(v.array(product)),
  orders: v.exactOptional(v.array(order)),
  feedback: v.exactOptional(v.array(feedback)),
  admins: v.exactOptional(v.array(admin)),
  patches: v.exactOptional(v.array(patch)),
  removed: v.exactOptional(
    v.array(v.object({ kind: v.picklist(['products', 'orders', 'feedback', 'admins']), id })),
  ),
});

const tagType = v.picklist(TAG_TYPES);

const tag = v.union([tagType, v.object({ type: tagType, id: v.string() })]);

/** A reply of the backend; a long body is a Blob. */
const reply = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  statusText: v.string(),
  body: v.union([v.string(), v.instance(Blob)]),
});

const failure = v.object({ kind: v.picklist(['network', 'timeout']) });

const outcome = v.union([v.object({ reply }), v.object({ failure })]);

const message = v.variant('kind', [
  /** A tab has opened. */
  v.object({ kind: v.literal('hello') }),
  /** Writes have ended: what they returned, and which tags are stale. */
  v.object({
    kind: v.literal('wrote'),
    at: moment,
    stale: v.array(tag),
    updates: v.array(entityUpdates),
  }),
  /** A read has ended; if its entities are few they are included. */
  v.object({
    kind: v.literal('read'),
    key: v.string(),
    cacheKey: v.string(),
    asOf: moment,
    outcome,
    updates: v.exactOptional(entityUpdates),
  }),
  /** Asks for an answer to this read that was requested after this moment. */
  v.object({ kind: v.literal('wanted'), key: v.string(), after: v.number() }),
  /** A tab has polled for new orders: the latest ones, and all that changed. */
  v.object({
    kind: v.literal('orders'),
    at: moment,
    latest: v.array(v.string()),
    updates: entityUpdates,
  }),
  /** The session has ended: by a logout, by expiry or by a 401. */
  v.object({ kind: v.literal('sessionEnded'), isLogout: v.boolean() }),
]);

export type Message = v.InferOutput<typeof message>;
export type MessageOf<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>;

const envelope = v.object({ version: v.string(), tab: v.string() });

/** Returns which tab posted a message; null if it is not one of our messages. */
export function senderOf(data: unknown): v.InferOutput<typeof envelope> | null {
  const result = v.safeParse(envelope, data);
  return result.success ? result.output : null;
}

/** Returns a checked message of this version; null for anything else. */
export function messageIn(data: unknown): Message | null {
  const result = v.safeParse(message, data, { abortEarly: true });
  return result.success ? result.output : null;
}

/** Returns the moment that a message is about, in epoch milliseconds; 0 if it has no time. */
export function momentIn(message: Message): number {
  if (message.kind === 'wrote' || message.kind === 'orders') return message.at;
  return message.kind === 'read' ? message.asOf : 0;
}
