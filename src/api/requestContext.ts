import type { Failure } from '../domain/failure';
import type { EntityUpdates } from '../entities/entities';
import type { UnreadableRecords } from './queryNews';
import type { TaskQueues } from '../domain/concurrency';
import type { Write } from './invalidation';
import type { Reply } from './parsers/reply';
import type { HeldLock } from './withLock';

/** What the backend said to a call, or why it said nothing. */
export type Outcome = { reply: Reply } | { failure: Failure };

/** What a reader made of an outcome. */
export type CallResult =
  { data: unknown; updates?: EntityUpdates; unreadable?: UnreadableRecords } | { failure: Failure };

/** An outcome and the moment before which it knows nothing of any write. */
export type Answer = { askedAt: number; outcome: Outcome };

/** A read, as other tabs may be about to make it too. */
export type SharedRead = {
  /** Path and query: the same text is the same read. */
  key: string;
  /** RTK Query's name for it. */
  cacheKey: string;
  /** The token that it is made with; null where everybody gets the same answer. */
  token: string | null;
  signal: AbortSignal;
};

/** How a write ended that was made in this tab. */
export type EndedWrite = {
  write: Write;
  at: number;
  result: CallResult;
  token: string | null;
};

/** The other tabs of this browser, as calls see them; src/tabs puts them here. */
export type CrossTab = {
  /** Gives another tab's answer to the same read where there is a late enough one, or asks. */
  read: (
    read: SharedRead,
    ask: () => Promise<Answer & { result: () => CallResult }>,
    minFetchedAt: number,
  ) => Promise<Answer>;
  /** Makes a write when no other tab is writing the same thing. */
  withLock: <T>(thing: string, write: (turn?: HeldLock) => Promise<T>) => Promise<T>;
  wrote: (write: EndedWrite) => void;
};

/** How a store makes its calls: alone, until somebody puts other tabs here. */
export type RequestContext = {
  /** What was asked at this moment or before is not taken from another tab. */
  minFetchedAt: number;
  crossTab: CrossTab | null;
  /** The writes of this tab that wait for each other. */
  queues: TaskQueues;
  /** While it is not known yet whether there are crossTab: ends when it is. */
  joining: Promise<void> | null;
};

/** For a new store; it is the extra argument of its thunks. */
export function isolatedContext(): RequestContext {
  return { minFetchedAt: 0, crossTab: null, queues: new Map(), joining: null };
}
