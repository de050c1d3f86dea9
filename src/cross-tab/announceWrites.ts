import { atMostEvery } from '../domain/atMostEvery';
import type { Channel } from './channel';
import type { MessageOf } from './messages';

type Wrote = MessageOf<'wrote'>;

/** How often a tab that makes many writes announces them (ms). */
const POST_EVERY_MS = 500;

/** Announces this tab's writes to others: each at once, but many in a row twice a second. */
export function announceWrites(isOneOfMany: () => boolean) {
  const waiting = new Map<Channel, Wrote>();
  const posting = atMostEvery(POST_EVERY_MS, () => {
    for (const [channel, message] of waiting) channel.post(message);
    waiting.clear();
  });

  return {
    post: (channel: Channel, message: Wrote): void => {
      waiting.set(channel, merge(waiting.get(channel), message));
      if (isOneOfMany()) posting.soon();
      else posting.now();
    },
    stop: posting.finish,
  };
}

function merge(earlier: Wrote | undefined, later: Wrote): Wrote {
  if (!earlier) return later;
  const known = new Set(earlier.stale.map(({ type }) => type));
  return {
    kind: 'wrote',
    at: Math.max(earlier.at, later.at),
    stale: [...earlier.stale, ...later.stale.filter(({ type }) => !known.has(type))],
    updates: [...earlier.updates, ...later.updates],
  };
}
