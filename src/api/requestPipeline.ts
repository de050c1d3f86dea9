import { realNow } from '../domain/clock';
import { serializeByKey } from '../domain/concurrency';
import { type EntitiesState, visibleToShopper } from '../entities/entities';
import { selectToken, sessionRefused, type SessionState } from '../session/sessionSlice';
import { changingCart } from './cartLock';
import {
  answeredByCopy,
  selectIsCopyShown,
  writeRefused,
  type ConnectionState,
} from './connectionSlice';
import type { Write } from './invalidation';
import { tick } from './logicalClock';
import { isBlocked, notifyObserver } from './recordAndReplay';
import { asOfReply, isOfflineCopy, readReply } from './parsers/reply';
import { forgetPrefetched, takePrefetched } from './prefetchedResponses';
import { requestUrl } from './request';
import type { Call, CallResult, CallOutcome, ParsedAnswer } from './requestContext';
import { callUrl, fetchReply } from './transport';
import { uploadEnded, uploadProgressed } from './uploadsSlice';
import type { HeldLock } from './withLock';

/** How long a call may take before it counts as unanswered. */
export const TIMEOUT_MS = 15_000;

/** How long the answer may take once all files of an upload are sent: the backend stores them (ms). */
const UPLOADED_TIMEOUT_MS = 60_000;

/** How long the rest of what is read may take once it arrives: all orders on a slow line (ms). */
export const BODY_TIMEOUT_MS = 120_000;

type Next = (call: Call) => Promise<ParsedAnswer>;

/** One step of a call: answers it itself, or passes it on and may change what comes back. */
type Step = (call: Call, next: Next) => Promise<ParsedAnswer>;

/** What every call goes through, from the outside to the network and back. */
const STEPS: readonly Step[] = [
  blockInReplay,
  refuseWriteOffline,
  endSessionOn401,
  followConnection,
  shareRead,
  lockWrite,
  announceWrite,
  parse,
  failIfLockLost,
  observe,
  abortIfSessionChanged,
  trackUpload,
  limitTime,
  adoptPrefetched,
  send,
];

/** Makes a call, with all steps around it. */
export const makeCall: Next = STEPS.reduceRight<Next>(
  (next, step) => (call) => step(call, next),
  () => Promise.reject(new Error('the last step answers')),
);

/** A replay makes no calls. */
async function blockInReplay(call: Call, next: Next): Promise<ParsedAnswer> {
  return isBlocked(call.request) ? failed(call, 'aborted') : next(call);
}

/** A write is refused at once while there is no connection: it is never kept for later. */
async function refuseWriteOffline(call: Call, next: Next): Promise<ParsedAnswer> {
  if (isRead(call) || navigator.onLine !== false) return next(call);
  call.api.dispatch(writeRefused());
  return failed(call, 'network');
}

/** A 401 ends the session; after its end only what shoppers may see is let in. */
async function endSessionOn401(call: Call, next: Next): Promise<ParsedAnswer> {
  const { request, token, api } = call;
  const answer = await next(call);
  if (request.bearer === undefined) return answer;
  const isOver = token !== null && currentToken(call) === null;
  if (isOver && isRead(call)) return failed(call, 'aborted');
  const result = answer.result();
  if ('failure' in result) {
    const { failure } = result;
    // A login may have replaced the token meanwhile: the new one is not what was refused.
    const isRefused = failure.kind === 'http' && failure.status === 401;
    if (isRefused && currentToken(call) === token) api.dispatch(sessionRefused());
    return answer;
  }
  if (!isOver || !result.updates) return answer;
  const { entities } = api.getState() as { entities: EntitiesState };
  const updates = visibleToShopper(result.updates, entities);
  return { ...answer, result: () => ({ ...result, updates }) };
}

/** A read takes what another tab has just read, or is reading. */
async function shareRead(call: Call, next: Next): Promise<ParsedAnswer> {
  if (!isRead(call) || call.request.isUnshared) return next(call);
  const { request, path, token, api, context, signal } = call;
  // Who opens many lists at once is an administrator; the first screen waits for nothing.
  if (request.bearer !== undefined) await context.joining;
  const read = {
    key: requestUrl('', path, request.query),
    cacheKey: api.queryCacheKey ?? '',
    token: request.bearer !== undefined || request.isPersonal ? token : null,
    signal,
  };
  const { crossTab, minAsOf } = context;
  const answer = crossTab ? await crossTab.read(read, () => next(call), minAsOf) : await next(call);
  const { outcome, asOf, result } = answer;
  return result ? { outcome, asOf, result } : answerOf(call, outcome, asOf);
}

/** Tells the store whether a read was answered by the backend, which then can be reached again. */
async function followConnection(call: Call, next: Next): Promise<ParsedAnswer> {
  const answer = await next(call);
  if (!isRead(call) || 'failure' in answer.outcome) return answer;
  const isCopied = isOfflineCopy(answer.outcome.reply);
  const isCopyShown = selectIsCopyShown(call.api.getState() as { connection: ConnectionState });
  if (isCopied !== isCopyShown) call.api.dispatch(answeredByCopy(isCopied));
  return answer;
}

/** Writes of one thing wait for each other, and writes of the cart for checkouts. */
async function lockWrite(call: Call, next: Next): Promise<ParsedAnswer> {
  const { request, context } = call;
  const { lockKey } = request;
  if (request.changesCart) return changingCart(() => next(call));
  if (lockKey === undefined) return next(call);
  // In this tab first: other tabs may be found while a write is under way, or never.
  return serializeByKey(context.queues, lockKey, async () => {
    const { crossTab } = context;
    if (!crossTab) return next(call);
    const write = (lock?: HeldLock) => next({ ...call, ...(lock && { lock }) });
    return crossTab.withLock(lockKey, write, { isUpload: request.tracksUpload ?? false });
  });
}

/** Tells the other tabs of a write; what was read before it is too old from now on. */
async function announceWrite(call: Call, next: Next): Promise<ParsedAnswer> {
  const answer = await next(call);
  if (isRead(call)) return answer;
  forgetPrefetched();
  const { api, context, token } = call;
  const { asOf: at, result } = answer;
  const written = { write: api.endpoint as Write, at, result: result(), token };
  context.minAsOf = at;
  context.crossTab?.wrote(written);
  return answer;
}

/** What a read brings was true when it was sent, what a write brings from its end on. */
async function parse(call: Call, next: Next): Promise<ParsedAnswer> {
  const sentAt = tick();
  const { outcome } = await next(call);
  if (!isRead(call)) return answerOf(call, outcome, tick());
  return answerOf(call, outcome, 'reply' in outcome ? asOfReply(outcome.reply, sentAt) : sentAt);
}

/** Under a lock that was lost another tab may have written since: the reply may be out of date. */
async function failIfLockLost(call: Call, next: Next): Promise<ParsedAnswer> {
  const answer = await next(call);
  return (await call.lock?.isLost()) ? failed(call, 'timeout') : answer;
}

/** A recorder learns of each call that was sent. */
async function observe(call: Call, next: Next): Promise<ParsedAnswer> {
  const startedAt = realNow();
  const answer = await next(call);
  notifyObserver(call.request, call.path, startedAt, answer.outcome);
  return answer;
}

/** The session may have ended while the call waited: then its token is sent no more. */
async function abortIfSessionChanged(call: Call, next: Next): Promise<ParsedAnswer> {
  const { request, token } = call;
  if (request.bearer === undefined || token === null) return next(call);
  const current = currentToken(call);
  // After another login a read may still be made, but that administrator has written nothing.
  const isOver = isRead(call) ? current === null : current !== token;
  return isOver ? failed(call, 'aborted') : next(call);
}

/** Tells the store how far the files of a call are. */
async function trackUpload(call: Call, next: Next): Promise<ParsedAnswer> {
  if (!call.request.tracksUpload) return next(call);
  const { endpoint, dispatch } = call.api;
  try {
    return await next({
      ...call,
      onUploadProgress: (sent) => dispatch(uploadProgressed({ endpoint, sent })),
    });
  } finally {
    dispatch(uploadEnded({ endpoint }));
  }
}

/** What moves, an upload or a long list, may take longer: a slow line is no silent backend. */
async function limitTime(call: Call, next: Next): Promise<ParsedAnswer> {
  const timeout = new AbortController();
  const start = (ms: number) => setTimeout(() => timeout.abort(), ms);
  let timer = start(TIMEOUT_MS);
  const restart = (ms: number) => {
    clearTimeout(timer);
    timer = start(ms);
  };
  const onUploadProgress = (sent: number) => {
    restart(sent < 1 ? TIMEOUT_MS : UPLOADED_TIMEOUT_MS);
    call.onUploadProgress?.(sent);
  };
  const onReplyBegun = () => {
    // What waits for the lock of a write waits 20 seconds.
    if (isRead(call) && !timeout.signal.aborted) restart(BODY_TIMEOUT_MS);
  };
  const signal = AbortSignal.any([call.signal, timeout.signal]);
  try {
    const uploading = call.onUploadProgress && { onUploadProgress };
    const limited = { ...call, signal, onReplyBegun, ...uploading };
    return await unlessAborted(next(limited), signal);
  } catch {
    if (call.signal.aborted) return failed(call, 'aborted');
    return failed(call, timeout.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
}

/** A read that index.html has sent ahead of the application is not sent again. */
async function adoptPrefetched(call: Call, next: Next): Promise<ParsedAnswer> {
  const prefetched = takePrefetched(call.request.method, callUrl(call));
  // Nothing arrives where another tab asks.
  void prefetched?.begun?.then(
    (response) => response && call.onReplyBegun?.(),
    () => undefined,
  );
  const reply = await prefetched;
  return reply ? answerOf(call, { reply }) : next(call);
}

async function send(call: Call): Promise<ParsedAnswer> {
  return answerOf(call, { reply: await fetchReply(call) });
}

function isRead({ request }: Call): boolean {
  return request.method === 'GET';
}

function currentToken({ api }: Call): string | null {
  return selectToken(api.getState() as { session: SessionState });
}

function failed(call: Call, kind: 'aborted' | 'network' | 'timeout'): ParsedAnswer {
  return answerOf(call, { failure: { kind } });
}

/** The reply is parsed when it is first needed: other tabs get a long one before that. */
function answerOf({ request }: Call, outcome: CallOutcome, asOf = 0): ParsedAnswer {
  let result: CallResult | undefined;
  return {
    asOf,
    outcome,
    result: () =>
      (result ??= 'failure' in outcome ? outcome : readReply(request.parse, outcome.reply, asOf)),
  };
}

// What index.html has asked for was begun without our signal.
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
