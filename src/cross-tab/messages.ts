import * as v from 'valibot';
import { TAG_TYPES } from '../api/invalidation';
import { batch } from './bodies';
import { moment } from './fields';

/** What tabs say to each other. No actions, no tokens, no passwords. */

const tag = v.object({ type: v.picklist(TAG_TYPES) });

/** An answer of the backend: its body as text, or what stands for a long text. */
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
  /** Writes have ended: what they brought, and what has to be read again because of them. */
  v.object({
    kind: v.literal('wrote'),
    at: moment,
    stale: v.array(tag),
    batches: v.array(batch),
  }),
  /** Bodies that a tab has come to know. */
  v.object({ kind: v.literal('learned'), batch }),
  /** A read has ended; with it, where they are few, the bodies that it brought. */
  v.object({
    kind: v.literal('read'),
    key: v.string(),
    cacheKey: v.string(),
    askedAt: moment,
    outcome,
    batch: v.exactOptional(batch),
  }),
  /** Who has an answer to this read that was asked for later than that? */
  v.object({ kind: v.literal('wanted'), key: v.string(), after: v.number() }),
  /** Somebody has looked for new orders: the latest ones, and what is news of any. */
  v.object({
    kind: v.literal('orders'),
    at: moment,
    latest: v.array(v.string()),
    batch,
  }),
  /** This form was opened or closed somewhere. */
  v.object({ kind: v.literal('form'), form: v.string() }),
  /** The session has ended: by a logout, or because it expired or was refused. */
  v.object({ kind: v.literal('signedOut'), isLogout: v.boolean() }),
]);

export type Message = v.InferOutput<typeof message>;
export type MessageOf<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>;

const envelope = v.object({ version: v.string(), tab: v.string() });

/** Who a message is from; null for what is no message of ours at all. */
export function senderOf(data: unknown): v.InferOutput<typeof envelope> | null {
  const result = v.safeParse(envelope, data);
  return result.success ? result.output : null;
}

/** A message of our own version, checked; null for anything else. */
export function messageIn(data: unknown): Message | null {
  const result = v.safeParse(message, data, { abortEarly: true });
  return result.success ? result.output : null;
}
