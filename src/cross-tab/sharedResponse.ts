import type { Answer, CallResult, SharedRead } from '../api/requestContext';
import { COPY_HEADER } from '../domain/offline';
import type { EntityUpdates } from '../entities/entities';
import type { MessageOf } from './messages';

/** An answer as it goes from tab to tab. */
export type Carried = MessageOf<'read'>;

export type OwnAnswer = Answer & { result: () => CallResult };

/** A longer text (in characters) goes from tab to tab as a Blob, of which only a handle is copied. */
const LONG_TEXT = 64 * 1024;

/** A batch of at most so many bodies is told to all, also to those who did not ask. */
const FEW_BODIES = 20;

/** What other tabs may have of an answer; null where it is no news of the backend. */
export function carriedOf({ key, cacheKey }: SharedRead, answer: OwnAnswer): Carried | null {
  const { askedAt, outcome } = answer;
  const head = { kind: 'read', key, cacheKey, askedAt } as const;
  if ('failure' in outcome) {
    const { kind } = outcome.failure;
    return kind === 'network' || kind === 'timeout'
      ? { ...head, outcome: { failure: { kind } } }
      : null;
  }
  const { status, statusText, headers, text, blob } = outcome.reply;
  if (headers.has(COPY_HEADER)) return null;
  const hasLongText = text.length > LONG_TEXT;
  const reply = { status, statusText, body: hasLongText && blob ? blob : text };
  const batch = hasLongText ? undefined : fewBodies(answer.result());
  return { ...head, outcome: { reply }, ...(batch && { batch }) };
}

/** The answer that another tab has carried here. */
export async function answerIn({ askedAt, outcome }: Carried): Promise<Answer> {
  if ('failure' in outcome) return { askedAt, outcome };
  const { status, statusText, body } = outcome.reply;
  const text = typeof body === 'string' ? body : await body.text();
  return { askedAt, outcome: { reply: { status, statusText, headers: new Headers(), text } } };
}

/** Whether the backend said yes: only that is worth keeping, or telling those who did not ask. */
export function isOk({ outcome }: Carried): boolean {
  return 'reply' in outcome && outcome.reply.status < 300;
}

export function isLong(carried: Carried): boolean {
  const body = bodyOf(carried);
  return typeof body !== 'string' || body.length > LONG_TEXT;
}

/** The same, a long text as a Blob. */
export function packed(carried: Carried): Carried {
  const body = bodyOf(carried);
  return typeof body === 'string' && isLong(carried)
    ? withBody(carried, new Blob([body]))
    : carried;
}

function bodyOf({ outcome }: Carried): string | Blob {
  return 'reply' in outcome ? outcome.reply.body : '';
}

function withBody(carried: Carried, body: Blob): Carried {
  const { outcome } = carried;
  return 'reply' in outcome
    ? { ...carried, outcome: { reply: { ...outcome.reply, body } } }
    : carried;
}

function fewBodies(result: CallResult): EntityUpdates | undefined {
  if ('failure' in result || !result.updates) return undefined;
  const { products = [], orders = [], feedback = [], admins = [] } = result.updates;
  const bodies = products.length + orders.length + feedback.length + admins.length;
  return bodies <= FEW_BODIES ? result.updates : undefined;
}
