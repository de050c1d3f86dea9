import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { selectToken, type SessionState } from '../session/sessionSlice';
import { uploadEnded, uploadProgressed } from './uploadsSlice';
import { changingCart } from './cartLock';
import { serializeByKey } from '../domain/concurrency';
import type { Write } from './invalidation';
import { tick } from './logicalClock';
import { isCopy, noteWhoAnswered } from './offline';
import type { Answer, RequestContext, CallResult, Outcome } from './requestContext';
import { readReply } from './parsers/reply';
import { requestUrl, type ApiRequest } from './request';
import { send } from './transport';
import type { HeldLock } from './withLock';
import { watched } from './requestObserver';

/** How a call ended, and when what it brought was true (epoch milliseconds). */
type Ended = { asOf: number; isCopy: boolean; result: CallResult };

/** Reads, or has what another tab has just read. It is as old as its asking. */
export async function read(
  request: ApiRequest,
  path: string,
  token: string | null,
  api: BaseQueryApi,
): Promise<Ended> {
  const ask = async () => {
    const askedAt = tick();
    const outcome = await watched(request, path, () => sendTelling(request, path, token, api));
    let result: CallResult | undefined;
    return { askedAt, outcome, result: () => (result ??= resultOf(request, outcome, askedAt)) };
  };
  const context = api.extra as RequestContext;
  // Who opens many lists at once is an administrator; the first screen waits for nothing.
  if (request.bearer !== undefined) await context.joining;
  const shared = {
    key: requestUrl('', path, request.query),
    cacheKey: api.queryCacheKey ?? '',
    token: request.bearer !== undefined || request.isPersonal ? token : null,
    signal: api.signal,
  };
  const answer: Answer & { result?: () => CallResult } = context.crossTab
    ? await context.crossTab.read(shared, ask, context.minFetchedAt)
    : await ask();
  const { askedAt, outcome } = answer;
  if ('reply' in outcome) noteWhoAnswered(outcome.reply, api);
  return {
    asOf: askedAt,
    isCopy: 'reply' in outcome && isCopy(outcome.reply),
    result: answer.result?.() ?? resultOf(request, outcome, askedAt),
  };
}

/** Writes, and tells other tabs. What it brought is true from its end on. */
export async function write(
  request: ApiRequest,
  path: string,
  token: string | null,
  api: BaseQueryApi,
): Promise<Ended> {
  const context = api.extra as RequestContext;
  const send = async (turn?: HeldLock) => {
    const answer = await watched(request, path, () => sendTelling(request, path, token, api));
    // Another tab may have written since: what this says is true of an unknown moment.
    const outcome: Outcome = (await turn?.isLost()) ? { failure: { kind: 'timeout' } } : answer;
    const at = tick();
    const result = resultOf(request, outcome, at);
    context.minFetchedAt = at;
    context.crossTab?.wrote({ write: api.endpoint as Write, at, result, token });
    return { asOf: at, isCopy: false, result };
  };
  const { lockKey, changesCart } = request;
  if (changesCart) return changingCart(send);
  if (lockKey === undefined) return send();
  // In this tab first: others may be found while a write is under way, or not be there at all.
  return serializeByKey(
    context.queues,
    lockKey,
    () => context.crossTab?.withLock(lockKey, send) ?? send(),
  );
}

function isOver({ method, bearer }: ApiRequest, token: string | null, state: unknown): boolean {
  if (bearer === undefined || token === null) return false;
  const now = selectToken(state as { session: SessionState });
  // Who has logged in meanwhile may read what was asked for, but has written nothing.
  return method === 'GET' ? now === null : now !== token;
}

function resultOf(request: ApiRequest, outcome: Outcome, asOf: number): CallResult {
  return 'failure' in outcome ? outcome : readReply(request.parse, outcome.reply, asOf);
}

async function sendTelling(
  request: ApiRequest,
  path: string,
  token: string | null,
  { signal, dispatch, getState, endpoint }: BaseQueryApi,
): Promise<Outcome> {
  // The session ended while this waited for its turn: the token goes nowhere any more.
  if (isOver(request, token, getState())) return { failure: { kind: 'aborted' } };
  if (!request.tellsProgress) return send(request, path, token, signal);
  try {
    return await send(request, path, token, signal, (sent) =>
      dispatch(uploadProgressed({ endpoint, sent })),
    );
  } finally {
    dispatch(uploadEnded({ endpoint }));
  }
}
