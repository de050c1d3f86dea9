import type { Answer, CallResult, ParsedAnswer, SharedRead } from '../api/requestContext';
import { COPY_HEADER } from '../config/offline';
import type { EntityUpdates } from '../entities/entities';
import type { MessageOf } from './messages';

/** An answer as tabs post it. */
export type SharedResponse = MessageOf<'read'>;

/** A longer text is posted as a Blob, of which only a handle is copied (in characters). */
const MAX_TEXT_LENGTH = 64 * 1024;

/** How many entities are posted at most to tabs that did not ask. */
const MAX_POSTED_ENTITIES = 20;

/** Returns what other tabs get of an answer; null where the backend did not answer. */
export function toSharedResponse(
  { key, cacheKey }: SharedRead,
  answer: ParsedAnswer,
): SharedResponse | null {
  const { asOf, outcome } = answer;
  const head = { kind: 'read', key, cacheKey, asOf } as const;
  if ('failure' in outcome) {
    const { kind } = outcome.failure;
    return kind === 'network' || kind === 'timeout'
      ? { ...head, outcome: { failure: { kind } } }
      : null;
  }
  const { status, statusText, headers, text, blob } = outcome.reply;
  if (headers.has(COPY_HEADER)) return null;
  const hasLongText = text.length > MAX_TEXT_LENGTH;
  const reply = { status, statusText, body: hasLongText && blob ? blob : text };
  const updates = hasLongText ? undefined : updatesIfFew(answer.result());
  return { ...head, outcome: { reply }, ...(updates && { updates }) };
}

/** Returns the answer that another tab has posted. */
export async function toAnswer({ asOf, outcome }: SharedResponse): Promise<Answer> {
  if ('failure' in outcome) return { asOf, outcome };
  const { status, statusText, body } = outcome.reply;
  const text = typeof body === 'string' ? body : await body.text();
  return { asOf, outcome: { reply: { status, statusText, headers: new Headers(), text } } };
}

/** Whether the call succeeded: only then it is held, or applied in tabs that did not ask. */
export function isOk({ outcome }: SharedResponse): boolean {
  return 'reply' in outcome && outcome.reply.status < 300;
}

export function isLong(response: SharedResponse): boolean {
  const body = bodyOf(response);
  return typeof body !== 'string' || body.length > MAX_TEXT_LENGTH;
}

/** Returns the same response, with a long text as a Blob. */
export function toBlob(response: SharedResponse): SharedResponse {
  const body = bodyOf(response);
  return typeof body === 'string' && isLong(response)
    ? withBody(response, new Blob([body]))
    : response;
}

function bodyOf({ outcome }: SharedResponse): string | Blob {
  return 'reply' in outcome ? outcome.reply.body : '';
}

function withBody(response: SharedResponse, body: Blob): SharedResponse {
  const { outcome } = response;
  return 'reply' in outcome
    ? { ...response, outcome: { reply: { ...outcome.reply, body } } }
    : response;
}

function updatesIfFew(result: CallResult): EntityUpdates | undefined {
  if ('failure' in result || !result.updates) return undefined;
  const { products = [], orders = [], feedback = [], admins = [] } = result.updates;
  const bodies = products.length + orders.length + feedback.length + admins.length;
  return bodies <= MAX_POSTED_ENTITIES ? result.updates : undefined;
}
