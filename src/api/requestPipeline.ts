import { realNow } from '../domain/clock';
import { type EntitiesState, visibleToShopper } from '../entities/entities';
import { rememberSession, type Sessions } from '../session/rememberSession';
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
import {
  announce,
  type Call,
  type CallResult,
  type CallOutcome,
  type ParsedAnswer,
} from './requestContext';
import { callUrl, fetchReply } from './transport';
import { uploadEnded, uploadProgressed } from './uploadsSlice';
import { browserLocks, withLock, type HeldLock } from './withLock';

/** How long a call may take before it counts as unanswered. */
export const TIMEOUT_MS = 15_000;

/** How long the answer to an upload may take once all files are sent, since the backend stores them (ms). */
const UPLOADED_TIMEOUT_MS = 60_000;

/** How long the rest of a response may take once it starts to arrive: all orders on a slow connection (ms). */
export const BODY_TIMEOUT_MS = 120_000;

type Next = (call: Call) => Promise<ParsedAnswer>;

/** One step of a call: answers it, or passes it on and may change the result. */
type Step = (call: Call, next: Next) => Promise<ParsedAnswer>;

/** The steps of every call, from the outside to the network and back. */
const STEPS: readonly Step[] = [
  blockInReplay,
  refuseWriteOffline,
  lockWrite,
  endSessionOn401,
  followConnection,
  shareRead,
  announceWrite,
  parse,
  failIfLockLost,
  observe,
  abortIfSessionEnded,
  trackUpload,
  limitTime,
  adoptPrefetched,
  send,
];

export const makeCall: Next = STEPS.reduceRight<Next>(
  (next, step) => (call) => step(call, next),
  () => Promise.reject(new Error('the last step answers')),
);

/** A replay makes no calls. */
async function blockInReplay(call: Call, next: Next): Promise<ParsedAnswer> {
  return isBlocked(call.request) ? failed(call, 'aborted') : next(call);
}

/** Refuses writes at once while offline: they are never kept for later. */
async function refuseWriteOffline(call: Call, next: Next): Promise<ParsedAnswer> {
  if (isRead(call) || navigator.onLine !== false) return next(call);
  call.api.dispatch(writeRefused());
  return failed(call, 'network');
}

/** Ends the session on a 401; after its end, lets only data through that shoppers may see. */
async function endSessionOn401(call: Call, next: Next): Promise<ParsedAnswer> {
  const { request, token, api } = call;
  const answer = await next(call);
  if (request.bearer === undefined) return answer;
  const isOver = token !== null && currentToken(call) === null;
  if (isOver && isRead(call)) return failed(call, 'aborted');
  const result = answer.result();
  if ('failure' in result) {
    const { failure } = result;
    // A login may have replaced the token since: only the old one was refused.
    const isRefused = token !== null && failure.kind === 'http' && failure.status === 401;
    if (isRefused && currentToken(call) === token) api.dispatch(sessionRefused());
    return answer;
  }
  if (!isOver || !result.updates) return answer;
  const { entities } = api.getState() as { entities: EntitiesState };
  const updates = visibleToShopper(result.updates, entities);
  return { ...answer, result: () => ({ ...result, updates }) };
}

/** Reuses what another tab has just read, or is reading. */
async function shareRead(call: Call, next: Next): Promise<ParsedAnswer> {
  if (!isRead(call) || call.request.isUnshared) return next(call);
  const { request, path, token, api, context, signal } = call;
  // Only administrators open many lists at once; a shopper's first screen does not wait.
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

/** Tells the store whether the backend answered a read, which shows that it can be reached again. */
async function followConnection(call: Call, next: Next): Promise<ParsedAnswer> {
  const answer = await next(call);
  if (!isRead(call) || 'failure' in answer.outcome) return answer;
  const isCopied = isOfflineCopy(answer.outcome.reply);
  const isCopyShown = selectIsCopyShown(call.api.getState() as { connection: ConnectionState });
  if (isCopied !== isCopyShown) call.api.dispatch(answeredByCopy(isCopied));
  return answer;
}

/**
 * Writes to the same entity wait for each other, in all tabs, and writes to the cart wait for checkouts. An
 * administrator's write is not sent in the name of the next person; the same one may have a new token by now.
 */
async function lockWrite(call: Call, next: Next): Promise<ParsedAnswer> {
  const { changesCart, changes, tracksUpload: isUpload = false } = call.request;
  if (changesCart) return changingCart(() => next(call));
  if (!changes) return next(call);
  const isSameSession = rememberSession(call.api as { getState: () => Sessions });
  const write = async (lock: HeldLock) => {
    if (call.token === null) return next({ ...call, lock });
    if (!isSameSession()) return failed(call, 'aborted');
    return next({ ...call, lock, token: currentToken(call) });
  };
  // Tabs of other builds use the same name.
  const name = `write/${changes.type.toLowerCase()}/${changes.id}`;
  return withLock(browserLocks(), name, write, { isUpload });
}

/** Tells the other tabs about a write; everything read before it is too old from now on. */
async function announceWrite(call: Call, next: Next): Promise<ParsedAnswer> {
  const answer = await next(call);
  if (isRead(call)) return answer;
  forgetPrefetched();
  const { api, context, request, token } = call;
  const { asOf: at, result } = answer;
  const { changes } = request;
  const written = { write: api.endpoint as Write, at, changes, result: result(), token };
  context.minAsOf = at;
  void announce(context, written);
  return answer;
}

/** A read's data was current when the request was sent, a write's when it ended. */
async function parse(call: Call, next: Next): Promise<ParsedAnswer> {
  const sentAt = tick();
  const { outcome } = await next(call);
  if (!isRead(call)) return answerOf(call, outcome, tick());
  return answerOf(call, outcome, 'reply' in outcome ? asOfReply(outcome.reply, sentAt) : sentAt);
}

/** If the lock was lost another tab may have written since: the reply may be out of date. */
async function failIfLockLost(call: Call, next: Next): Promise<ParsedAnswer> {
  const answer = await next(call);
  return (await call.lock?.isLost()) ? failed(call, 'timeout') : answer;
}

/** Notifies recorders and error reports of each call that was sent. */
async function observe(call: Call, next: Next): Promise<ParsedAnswer> {
  const startedAt = realNow();
  const answer = await next(call);
  notifyObserver(call.request, call.path, startedAt, answer.outcome);
  return answer;
}

/** The session may have ended while a read waited for another tab: its token must not be sent any more. */
async function abortIfSessionEnded(call: Call, next: Next): Promise<ParsedAnswer> {
  const { request, token } = call;
  const isOver = request.bearer !== undefined && token !== null && currentToken(call) === null;
  return isOver ? failed(call, 'aborted') : next(call);
}

/** Tells the store how much of the call's files has been sent. */
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

/** Transfers that progress, uploads or long lists, may take longer: a slow connection is not a silent backend. */
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
    // Other tabs wait up to 20 seconds for a write's lock.
    if (isRead(call)) restart(BODY_TIMEOUT_MS);
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

/** Uses the response that index.html has already requested. */
async function adoptPrefetched(call: Call, next: Next): Promise<ParsedAnswer> {
  const prefetched = takePrefetched(callUrl(call));
  // Nothing arrives if another tab makes the request.
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

/** Parses the reply only when it is first needed, since other tabs get a long one before that. */
function answerOf({ request }: Call, outcome: CallOutcome, asOf = 0): ParsedAnswer {
  let result: CallResult | undefined;
  return {
    asOf,
    outcome,
    result: () =>
      (result ??= 'failure' in outcome ? outcome : readReply(request.parse, outcome.reply, asOf)),
  };
}

// Requests made by index.html began without our signal.
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
