import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_PRIORITY, type OrderPriority } from '../domain/priority';
import type { Cart, Failure } from '../domain/types';
import type { EntityTag, Write } from './invalidation';
import { tick } from './logicalClock';
import { OptimisticValue } from './optimisticValue';
import type { readReply, Reply } from './parsers/reply';
import type { ApiRequest } from './request';
import type { HeldLock } from './withLock';

/** A call on its way through the steps of the request pipeline. */
export type Call = {
  request: ApiRequest;
  path: string;
  /** The token of the session in which the call began. */
  token: string | null;
  api: BaseQueryApi;
  context: RequestContext;
  signal: AbortSignal;
  lock?: HeldLock;
  onUploadProgress?: (sent: number) => void;
  onReplyBegun?: () => void;
};

/** The backend's reply to a call, or why there is no reply. */
export type CallOutcome = { reply: Reply } | { failure: Failure };

/** The parsed reply to a call, or its failure. */
export type CallResult = ReturnType<typeof readReply>;

/** An outcome and the moment (of the logical clock) up to which it includes all writes. */
export type Answer = { asOf: number; outcome: CallOutcome };

export type ParsedAnswer = Answer & { result: () => CallResult };

/** A read that other tabs may also be making. */
export type SharedRead = {
  /** Path and query, which identify the read. */
  key: string;
  /** RTK Query's cache key. */
  cacheKey: string;
  /** The token that is sent; null if the answer is the same for everyone. */
  token: string | null;
  signal: AbortSignal;
};

export type EndedWrite = {
  write: Write;
  at: number;
  /** The one entity that it changes, if there is one. */
  changes?: EntityTag | undefined;
  result: CallResult;
  token: string | null;
};

/** The other tabs of this browser, as calls see them; `cross-tab/` implements it. */
export type CrossTab = {
  /** Takes another tab's answer to the same read if it is recent enough, otherwise asks the backend. */
  read: (
    read: SharedRead,
    ask: () => Promise<ParsedAnswer>,
    minAsOf: number,
  ) => Promise<Answer & Partial<ParsedAnswer>>;
  wrote: (write: EndedWrite) => void;
};

/** State shared by the calls of one store; the extra argument of its thunks. */
export type RequestContext = {
  /** Another tab's answer is ignored if it was requested at this moment or earlier. */
  minAsOf: number;
  /** Null while this tab works alone. */
  crossTab: CrossTab | null;
  /** From the page's start until it is known whether there are other tabs; null afterwards. */
  joining: Promise<void> | null;
  optimisticCart: OptimisticValue<Cart>;
  optimisticPriority: OptimisticValue<OrderPriority>;
};

/** Returns the context of a store without other tabs. */
export function isolatedContext(): RequestContext {
  return {
    minAsOf: 0,
    crossTab: null,
    joining: null,
    optimisticCart: new OptimisticValue(),
    optimisticPriority: new OptimisticValue<OrderPriority>(DEFAULT_PRIORITY),
  };
}

/** Tells the other tabs about a write, once this one has joined them. */
export async function announce(context: RequestContext, written: EndedWrite): Promise<void> {
  await context.joining;
  context.crossTab?.wrote(written);
}

/** Makes later reads ignore what other tabs have read before now. */
export function forceFresh(): ThunkAction<void, unknown, RequestContext, UnknownAction> {
  return (_dispatch, _getState, context) => {
    context.minAsOf = tick();
  };
}
