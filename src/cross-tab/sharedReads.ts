import { PREFETCH_WAIT_MS, prefetchLock, ORDERS_PATH } from '../config/firstReads';
import { releasePrefetchWaiters, isPrefetchingTab } from '../api/prefetchedResponses';
import type {
  Answer,
  RequestContext,
  CrossTab,
  CallOutcome,
  ParsedAnswer,
  SharedRead,
} from '../api/requestContext';
import { withLock } from '../api/withLock';
import { realNow } from '../domain/clock';
import { pause } from '../domain/concurrency';
import {
  toAnswer,
  toSharedResponse,
  isLong,
  isOk,
  toBlob,
  type SharedResponse,
  recentResponses,
  SHARED_FOR_MS,
} from './sharedResponse';
import type { Channel } from './channel';
import type { Locks } from '../api/withLock';

/** How long a busy tab may take to post an answer that it holds. */
const ANSWER_WITHIN_MS = 2_000;

/** The maximum time that the lock is held until all waiting tabs have received a failure. */
const HEARD_WITHIN_MS = 500;

const CHECK_HEARD_MS = 5;

const ABORTED: CallOutcome = { failure: { kind: 'aborted' } };

type Waiter = { after: number; resolve: (answer: Answer) => void; signal: AbortSignal };

/** Returns the channel on which a read is shared; null if it may not be shared. */
type ChannelFor = (read: SharedRead) => Promise<Channel | null>;

/**
 * Makes each read once for all tabs: waits for a running read in another tab, uses what another tab has just read, and
 * shares what this tab reads. Without a channel, or if the browser's locks fail, each tab asks the backend itself.
 */
export function sharedReads(
  { tab, version }: { tab: string; version: string },
  locks: Locks,
  context: RequestContext,
  channelFor: ChannelFor,
) {
  const waiters = new Map<string, Set<Waiter>>();
  const supplied = new Map<string, Answer>();
  let invalidated = new AbortController();
  const recent = recentResponses(locks, tab);

  const read: CrossTab['read'] = async (call, ask, minAsOf) => {
    const answer = supplied.get(call.key);
    supplied.delete(call.key);
    if (answer && answer.asOf > minAsOf) return answer;
    const channel = await channelFor(call);
    if (!channel) return ask();

    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const answered = new AbortController();
    const waiter: Waiter = {
      after: Math.max(minAsOf, realNow() - SHARED_FOR_MS),
      signal: answered.signal,
      resolve: (answer) => {
        answered.abort();
        resolve(answer);
      },
    };
    let hasAsked = false;
    const askBackend = async (): Promise<void> => {
      hasAsked = true;
      try {
        const answer = await ask();
        waiter.resolve(answer);
        await share(channel, call, answer);
      } finally {
        releaseWaiters(call);
      }
    };
    const readUnderLock = async (): Promise<void> => {
      await askHolder(channel, call.key, waiter);
      if (!answered.signal.aborted) await askBackend();
    };
    const onError = (error: unknown): void => {
      if (answered.signal.aborted) return;
      if (call.signal.aborted) return waiter.resolve({ asOf: 0, outcome: ABORTED });
      if (hasAsked) return reject(error instanceof Error ? error : new Error(String(error)));
      askBackend().catch(onError); // no lock is available
    };

    const sameKey = waiters.get(call.key) ?? new Set();
    waiters.set(call.key, sameKey.add(waiter));
    const signal = AbortSignal.any([answered.signal, call.signal]);
    waitForPrefetch(call.key, signal)
      .then(() => withLock(locks, lockName(channel, call.key), readUnderLock, { signal }))
      .catch(onError);
    return promise.finally(() => {
      if (!hasAsked) releaseWaiters(call);
      sameKey.delete(waiter);
      if (sameKey.size === 0) waiters.delete(call.key);
    });
  };

  /** Waits for a tab that prefetched this in index.html until it has shared the response. */
  const waitForPrefetch = async (key: string, signal: AbortSignal): Promise<void> => {
    if (key !== ORDERS_PATH || isPrefetchingTab()) return;
    const name = prefetchLock(version) + key;
    const limit = new AbortController();
    void pause(PREFETCH_WAIT_MS, signal).then(() => limit.abort());
    const wait = AbortSignal.any([signal, limit.signal]);
    await locks
      .request(name, { mode: 'shared', signal: wait }, () => {})
      .catch((error: unknown) => {
        // It releases the lock within that time unless it is frozen: then this tab asks immediately.
        if (limit.signal.aborted && !signal.aborted)
          locks.request(name, { steal: true }, () => {}).catch(() => {});
        throw error;
      });
  };

  /** Asks the tab that holds a recent answer, if there is one, and waits a moment for it. */
  const askHolder = async (channel: Channel, key: string, waiter: Waiter): Promise<void> => {
    if (!(await recent.isElsewhere(scopedKey(channel, key), waiter.after))) return;
    const signal = AbortSignal.any([waiter.signal, invalidated.signal]);
    channel.post({ kind: 'wanted', key, after: waiter.after });
    await pause(ANSWER_WITHIN_MS, signal);
  };

  const share = async (channel: Channel, call: SharedRead, answer: ParsedAnswer): Promise<void> => {
    const response = toSharedResponse(call, answer);
    if (!response) return;
    const isWaitedFor = await isAwaited(channel, call.key);
    // Short responses are always posted, long ones only if a tab is waiting.
    if (!isLong(response) || isWaitedFor) channel.post(toBlob(response));
    if (!isOk(response)) return isWaitedFor ? waitUntilHeard(channel, call.key) : undefined;
    // A write may have ended since: others take what is newer than what they have, but it is not kept.
    if (answer.asOf <= context.minAsOf) return;
    await recent.hold(scopedKey(channel, call.key), response);
  };

  const isAwaited = async (channel: Channel, key: string): Promise<boolean> => {
    const { pending = [] } = await locks.query();
    return pending.some(({ name }) => name === lockName(channel, key));
  };

  /**
   * Waits until no tab is waiting for this read. A failure is not kept: a tab that has not received it yet must not get
   * the lock and fail again.
   */
  const waitUntilHeard = async (channel: Channel, key: string): Promise<void> => {
    const end = realNow() + HEARD_WITHIN_MS;
    do await pause(CHECK_HEARD_MS);
    while (realNow() < end && (await isAwaited(channel, key)));
  };

  return {
    read,

    /** Answers another tab's request for a response that this tab may hold. */
    answer: (channel: Channel, key: string, after: number): void => {
      const response = recent.get(scopedKey(channel, key));
      if (response && response.asOf > after) channel.post(toBlob(response));
    },

    /** Resolves this tab's reads that wait for another tab's response. */
    receive: async (response: SharedResponse): Promise<void> => {
      const satisfied = [...(waiters.get(response.key) ?? [])].filter(
        ({ after }) => response.asOf > after,
      );
      if (satisfied.length === 0) return;
      const answer = await toAnswer(response);
      for (const waiter of satisfied) waiter.resolve(answer);
    },

    /** Makes the next read of this key return this answer; returns a function that withdraws it. */
    supply: (key: string, answer: Answer): (() => void) => {
      supplied.set(key, answer);
      return () => {
        if (supplied.get(key) === answer) supplied.delete(key);
      };
    },

    /** Drops what was read before a write that has ended. */
    invalidate: (): void => {
      recent.releaseAll();
      invalidated.abort();
      invalidated = new AbortController();
    },
    stop: recent.releaseAll,
  };
}

function releaseWaiters({ key }: SharedRead): void {
  if (key === ORDERS_PATH) releasePrefetchWaiters();
}

function lockName(channel: Channel, key: string): string {
  return `read/${scopedKey(channel, key)}`;
}

// The same path returns different data in another session.
function scopedKey(channel: Channel, key: string): string {
  return `${channel.name}/${key}`;
}
