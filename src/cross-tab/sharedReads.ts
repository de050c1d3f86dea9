import {
  PREFETCH_WAIT_MS,
  prefetchLock,
  releasePrefetchWaiters,
  isPrefetchingTab,
  ORDERS_PATH,
} from '../api/prefetchedResponses';
import type { Answer, RequestContext, CrossTab, Outcome, SharedRead } from '../api/requestContext';
import { withLock } from '../api/withLock';
import { realNow } from '../domain/clock';
import { pause } from '../domain/pause';
import {
  answerIn,
  carriedOf,
  isLong,
  isOk,
  packed,
  type Carried,
  type OwnAnswer,
} from './sharedResponse';
import { recentResponses, TAKE_OVER_MS } from './recentResponses';
import type { Line } from './channel';
import type { Locks } from './browserEnvironment';

/** How long a tab that keeps an answer may take to give it, busy as it may be (milliseconds). */
const ANSWER_WITHIN_MS = 2_000;

/** How long a turn lasts at most after a failure that others wait for was told (ms). */
const LINGER_MS = 50;

const ABORTED: Outcome = { failure: { kind: 'aborted' } };

type Waiting = { after: number; take: (answer: Answer) => void; signal: AbortSignal };

/** The line on which a read is spoken of; null where nobody may hear of it. */
type LineOf = (read: SharedRead) => Promise<Line | null>;

/**
 * One read for all tabs: what is on its way in another tab is waited for, what another tab has
 * read a moment ago is taken over, and what this tab reads is told. Where there is no line to
 * the others, or the browser fails us, each tab asks for itself.
 */
export function sharedReads(
  { tab, version }: { tab: string; version: string },
  locks: Locks,
  context: RequestContext,
  lineOf: LineOf,
) {
  const waiting = new Map<string, Set<Waiting>>();
  const inHand = new Map<string, Answer>();
  const pendingWaiters = new Set<() => void>();
  const kept = recentResponses<Carried>(locks, tab);

  const read: CrossTab['read'] = async (call, ask, minFetchedAt) => {
    const handed = inHand.get(call.key);
    inHand.delete(call.key);
    if (handed && handed.askedAt > minFetchedAt) return handed;
    const line = await lineOf(call);
    if (!line) return ask();

    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const given = new AbortController();
    const own: Waiting = {
      after: Math.max(minFetchedAt, realNow() - TAKE_OVER_MS),
      signal: given.signal,
      take: (answer) => {
        given.abort();
        resolve(answer);
      },
    };
    let hasAsked = false;
    const askHere = async (): Promise<void> => {
      hasAsked = true;
      try {
        const answer = await ask();
        own.take(answer);
        await tell(line, call, answer);
      } finally {
        allKnow(call);
      }
    };
    const whenItsTurnComes = async (): Promise<void> => {
      await answerOfKeeper(line, call.key, own);
      if (!given.signal.aborted) await askHere();
    };
    const failed = (error: unknown): void => {
      if (given.signal.aborted) return;
      if (call.signal.aborted) return own.take({ askedAt: 0, outcome: ABORTED });
      if (hasAsked) return reject(error instanceof Error ? error : new Error(String(error)));
      askHere().catch(failed); // no lock was to be had
    };

    const all = waiting.get(call.key) ?? new Set();
    waiting.set(call.key, all.add(own));
    const signal = AbortSignal.any([given.signal, call.signal]);
    earlyReader(call.key, signal)
      .then(() => withLock(locks, turnOf(line, call.key), whenItsTurnComes, { signal }))
      .catch(failed);
    return promise.finally(() => {
      if (!hasAsked) allKnow(call);
      all.delete(own);
      if (all.size === 0) waiting.delete(call.key);
    });
  };

  /** Waits for the tab that asked ahead of its application, until it has told the others. */
  const earlyReader = async (key: string, signal: AbortSignal): Promise<void> => {
    if (key !== ORDERS_PATH || isPrefetchingTab()) return;
    const name = prefetchLock(version) + key;
    const limit = new AbortController();
    void pause(PREFETCH_WAIT_MS, signal).then(() => limit.abort());
    const wait = AbortSignal.any([signal, limit.signal]);
    await locks
      .request(name, { mode: 'shared', signal: wait }, () => {})
      .catch((error: unknown) => {
        // It lets go by itself within that time, unless it is frozen: then this tab asks at once.
        if (limit.signal.aborted && !signal.aborted)
          locks.request(name, { steal: true }, () => {}).catch(() => {});
        throw error;
      });
  };

  /** Waits for what another tab keeps of it, if one does, for a moment. */
  const answerOfKeeper = async (line: Line, key: string, own: Waiting): Promise<void> => {
    if (!(await kept.isElsewhere(placeOf(line, key), own.after))) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ANSWER_WITHIN_MS);
    own.signal.addEventListener('abort', () => resolve(), { once: true });
    pendingWaiters.add(resolve);
    line.say({ kind: 'wanted', key, after: own.after });
    await promise;
    pendingWaiters.delete(resolve);
    clearTimeout(timer);
  };

  const tell = async (line: Line, call: SharedRead, answer: OwnAnswer): Promise<void> => {
    const carried = carriedOf(call, answer);
    if (!carried) return;
    // A write that ended meanwhile may not be in it: then it is no answer any more, but news.
    const isOld = () => answer.askedAt <= context.minFetchedAt;
    if (isOld()) {
      if (carried.batch) line.say({ kind: 'learned', batch: carried.batch });
      return;
    }
    const isWaitedFor = await isAwaited(line, call.key);
    // What is short all may hear; for a long one somebody must be waiting.
    if (!isLong(carried) || isWaitedFor) line.say(packed(carried));
    if (!isOk(carried)) return isWaitedFor ? allHaveHeard(line, call.key) : undefined;
    if (isOld()) return;
    const place = placeOf(line, call.key);
    await kept.keep(place, carried);
  };

  const isAwaited = async (line: Line, key: string): Promise<boolean> => {
    const { pending = [] } = await locks.query();
    return pending.some(({ name }) => name === turnOf(line, key));
  };

  /**
   * Who waits for an answer gives up his turn when he hears it. A failure is not kept: before
   * all have heard of it nobody is to have his turn, and fail again.
   */
  const allHaveHeard = async (line: Line, key: string): Promise<void> => {
    const end = realNow() + LINGER_MS;
    do await pause(LINGER_MS / 10);
    while (realNow() < end && (await isAwaited(line, key)));
  };

  return {
    read,

    /** Another tab wants what this one may have. */
    wanted: (line: Line, key: string, after: number): void => {
      const carried = kept.get(placeOf(line, key));
      if (carried && carried.askedAt > after) line.say(packed(carried));
    },

    /** Another tab has read something: whoever waits for it here has it. */
    heard: async (carried: Carried): Promise<void> => {
      const able = [...(waiting.get(carried.key) ?? [])].filter(
        ({ after }) => carried.askedAt > after,
      );
      if (able.length === 0) return;
      const answer = await answerIn(carried);
      for (const { take } of able) take(answer);
    },

    /** The next read of this gets this answer. */
    putInHand: (key: string, answer: Answer): (() => void) => {
      inHand.set(key, answer);
      return () => {
        if (inHand.get(key) === answer) inHand.delete(key);
      };
    },

    /** A write has ended: what was read before it is no news for a tab that opens. */
    outdated: (): void => {
      kept.letGoOfAll();
      for (const giveUp of pendingWaiters) giveUp();
    },
    stop: kept.letGoOfAll,
  };
}

function allKnow({ key }: SharedRead): void {
  if (key === ORDERS_PATH) releasePrefetchWaiters();
}

function turnOf(line: Line, key: string): string {
  return `read/${placeOf(line, key)}`;
}

// The same path is another thing for another session.
function placeOf(line: Line, key: string): string {
  return `${line.name}/${key}`;
}
