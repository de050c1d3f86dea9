import type { Answer, CallResult, ParsedAnswer, SharedRead } from '../api/requestContext';
import { COPY_HEADER } from '../config/offline';
import type { EntityUpdates } from '../entities/entities';
import type { MessageOf } from './messages';
import type { Locks } from '../api/withLock';

/** An answer in the form in which tabs post it. */
export type SharedResponse = MessageOf<'read'>;

/** Longer texts are posted as a Blob, of which only a handle is copied (in characters). */
const MAX_TEXT_LENGTH = 64 * 1024;

/** The maximum number of entities posted to tabs that did not ask. */
const MAX_POSTED_ENTITIES = 20;

/** Returns an answer in the form for other tabs; null if the backend did not answer. */
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

/** Returns whether the call succeeded: only then is it kept, or applied in tabs that did not ask. */
export function isOk({ outcome }: SharedResponse): boolean {
  return 'reply' in outcome && outcome.reply.status < 300;
}

/** Returns whether a response is too long to be copied into a message. */
export function isLong({ outcome }: SharedResponse): boolean {
  const body = 'reply' in outcome ? outcome.reply.body : '';
  return typeof body !== 'string' || body.length > MAX_TEXT_LENGTH;
}

/** Returns the same response, with a long text as a Blob. */
export function toBlob(response: SharedResponse): SharedResponse {
  const { outcome } = response;
  if ('failure' in outcome || !isLong(response)) return response;
  const { reply } = outcome;
  return { ...response, outcome: { reply: { ...reply, body: new Blob([reply.body]) } } };
}

function updatesIfFew(result: CallResult): EntityUpdates | undefined {
  if ('failure' in result || !result.updates) return undefined;
  const { products = [], orders = [], feedback = [], admins = [] } = result.updates;
  const bodies = products.length + orders.length + feedback.length + admins.length;
  return bodies <= MAX_POSTED_ENTITIES ? result.updates : undefined;
}

/** How long responses are kept for new tabs: twenty tabs opened together take this long on a slow machine. */
export const SHARED_FOR_MS = 30_000;

type Entry = { response: SharedResponse; release: () => void };

/**
 * Keeps what this tab has just read. The browser's list of locks shows other tabs which tab has which answer, and its
 * age. Asking on the channel instead would make the first read after a write wait for an answer that no tab has any
 * more.
 */
export function recentResponses(locks: Locks, tab: string) {
  const entries = new Map<string, Entry>();

  const release = (key: string): void => {
    entries.get(key)?.release();
    entries.delete(key);
  };

  return {
    get: (key: string): SharedResponse | undefined => entries.get(key)?.response,

    /** Keeps a response until a newer one arrives; resolves when other tabs can see it. */
    hold: (key: string, response: SharedResponse): Promise<void> =>
      new Promise((resolve) => {
        release(key);
        const { promise, resolve: end } = Promise.withResolvers<void>();
        const timer = setTimeout(() => release(key), SHARED_FOR_MS);
        entries.set(key, {
          response,
          release: () => {
            clearTimeout(timer);
            end();
          },
        });
        locks
          .request(`kept/${tab}/${response.asOf}/${key}`, () => {
            resolve();
            return promise;
          })
          .catch(() => resolve());
      }),

    /** Returns whether another tab has an answer that was requested after this moment. */
    isElsewhere: async (key: string, after: number): Promise<boolean> => {
      const { held = [] } = await locks.query();
      return held.some(({ name = '' }) => {
        const [, holder, asOf, heldKey] = /^kept\/([^/]+)\/([\d.]+)\/(.+)$/.exec(name) ?? [];
        return holder !== tab && heldKey === key && Number(asOf) > after;
      });
    },

    releaseAll: (): void => {
      for (const key of entries.keys()) release(key);
    },
  };
}
