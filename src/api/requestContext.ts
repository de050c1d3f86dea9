import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { TaskQueues } from '../domain/concurrency';
import { DEFAULT_PRIORITY, type OrderPriority } from '../domain/priority';
import type { Cart, Failure } from '../domain/types';
import type { EntityUpdates } from '../entities/entities';
import type { Write } from './invalidation';
import { tick } from './logicalClock';
import { OptimisticValue } from './optimisticValue';
import type { Reply } from './parsers/reply';
import type { UnreadableRecords } from './queryMeta';
import type { ApiRequest } from './request';
import type { HeldLock } from './withLock';

/** A call on its way through the steps of the request pipeline. */
export type Call = {
  request: ApiRequest;
  path: string;
  /** Of the session in which the call began. */
  token: string | null;
  api: BaseQueryApi;
  context: RequestContext;
  signal: AbortSignal;
  /** The lock under which a write is made. */
  lock?: HeldLock;
  onUploadProgress?: (sent: number) => void;
  /** Called when the reply begins to arrive. */
  onReplyBegun?: () => void;
};

/** The backend's reply to a call, or why there is none. */
export type CallOutcome = { reply: Reply } | { failure: Failure };

/** What a parser made of an outcome. */
export type CallResult =
  | {
      data: unknown;
      updates?: EntityUpdates;
      unreadable?: UnreadableRecords;
      priority?: OrderPriority;
    }
  | { failure: Failure };

/** An outcome and the moment (of the logical clock) since when no write is known to it. */
export type Answer = { asOf: number; outcome: CallOutcome };

export type ParsedAnswer = Answer & { result: () => CallResult };

/** A read that other tabs may be making too. */
export type SharedRead = {
  /** Path and query: the same text is the same read. */
  key: string;
  /** RTK Query's cache key. */
  cacheKey: string;
  /** The token that it is made with; null where the answer is the same for everyone. */
  token: string | null;
  signal: AbortSignal;
};

/** A write of this tab that has ended. */
export type EndedWrite = {
  write: Write;
  at: number;
  result: CallResult;
  token: string | null;
};

/** The other tabs of this browser, as calls see them; `cross-tab/` implements it. */
export type CrossTab = {
  /** Takes another tab's answer to the same read if it is late enough, else asks. */
  read: (
    read: SharedRead,
    ask: () => Promise<ParsedAnswer>,
    minAsOf: number,
  ) => Promise<Answer & Partial<ParsedAnswer>>;
  /** Makes a write when no other tab is writing the same thing. */
  withLock: <T>(
    lockKey: string,
    write: (lock?: HeldLock) => Promise<T>,
    options: { isUpload: boolean },
  ) => Promise<T>;
  wrote: (write: EndedWrite) => void;
};

/** What the calls of one store share; the extra argument of its thunks. */
export type RequestContext = {
  /** An answer of another tab that was asked for at this moment or before is not taken. */
  minAsOf: number;
  /** Null while this tab works alone. */
  crossTab: CrossTab | null;
  /** The writes of this tab that wait for each other. */
  queues: TaskQueues;
  /** Resolves when it is known whether there are other tabs; null once that is so. */
  joining: Promise<void> | null;
  optimisticCart: OptimisticValue<Cart>;
  optimisticPriority: OptimisticValue<OrderPriority>;
};

/** Returns the context of a store without other tabs. */
export function isolatedContext(): RequestContext {
  return {
    minAsOf: 0,
    crossTab: null,
    queues: new Map(),
    joining: null,
    optimisticCart: new OptimisticValue(),
    optimisticPriority: new OptimisticValue<OrderPriority>(DEFAULT_PRIORITY),
  };
}

/** Lets no later read be answered by what another tab has read before now. */
export function forceFresh(): ThunkAction<void, unknown, RequestContext, UnknownAction> {
  return (_dispatch, _getState, context) => {
    context.minAsOf = tick();
  };
}
