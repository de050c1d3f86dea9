import { atMostEvery } from '../domain/atMostEvery';
import type { Line } from './channel';
import type { MessageOf } from './messages';

type Wrote = MessageOf<'wrote'>;

/** How often those of many writes in a row are told (ms). */
const TELL_EVERY_MS = 500;

/** Tells other tabs of this tab's writes: each at once, but of many in a row twice a second. */
export function writesTold(isOneOfMany: () => boolean) {
  const waiting = new Map<Line, Wrote>();
  const identifyingWords = atMostEvery(TELL_EVERY_MS, () => {
    for (const [line, message] of waiting) line.say(message);
    waiting.clear();
  });

  return {
    tell: (line: Line, message: Wrote): void => {
      waiting.set(line, joined(waiting.get(line), message));
      if (isOneOfMany()) identifyingWords.soon();
      else identifyingWords.now();
    },
    stop: identifyingWords.finish,
  };
}

function joined(earlier: Wrote | undefined, later: Wrote): Wrote {
  if (!earlier) return later;
  const known = new Set(earlier.stale.map(({ type }) => type));
  return {
    kind: 'wrote',
    at: Math.max(earlier.at, later.at),
    stale: [...earlier.stale, ...later.stale.filter(({ type }) => !known.has(type))],
    batches: [...earlier.batches, ...later.batches],
  };
}
