import { harmlessFileName } from '../domain/imageNames';
import { API_HOST } from './host';
import { takePrefetched } from './prefetchedResponses';
import type { Outcome } from './requestContext';
import type { Reply } from './parsers/reply';
import { readBody } from './readBody';
import { bearerHeader, requestUrl, type ApiRequest } from './request';
import { canWatchUploads, upload } from './upload';

/** How long a call may take before it counts as unanswered, in milliseconds. */
export const TIMEOUT_MS = 15_000;

/**
 * Makes one call and reads its body as text.
 * Returns the reply, also one with an error status, or why there is none. While files are on
 * their way to whoever wants to know (`onProgress`), the time counts from the latest progress:
 * a slow upload is no silent backend.
 */
export async function send(
  request: ApiRequest,
  path: string,
  token: string | null,
  signal: AbortSignal,
  onProgress?: (sent: number) => void,
): Promise<Outcome> {
  const timeout = new AbortController();
  const wait = () => setTimeout(() => timeout.abort(), TIMEOUT_MS);
  let timer = wait();
  const url = requestUrl(API_HOST, path, request.query);
  try {
    const init = { ...toInit(request, token), signal: AbortSignal.any([signal, timeout.signal]) };
    if (onProgress && init.body instanceof FormData && canWatchUploads()) {
      const progressed = (sent: number) => {
        clearTimeout(timer);
        timer = wait();
        onProgress(sent);
      };
      return { reply: await upload({ ...init, body: init.body, url, onProgress: progressed }) };
    }
    return { reply: await unlessAborted(ask(url, init), init.signal) };
  } catch {
    if (signal.aborted) return { failure: { kind: 'aborted' } };
    return { failure: { kind: timeout.signal.aborted ? 'timeout' : 'network' } };
  } finally {
    clearTimeout(timer);
  }
}

async function ask(url: string, init: RequestInit & { method: string }): Promise<Reply> {
  return (await takePrefetched(init.method, url)) ?? readBody(await fetch(url, init));
}

// An early read was begun without our signal; it is waited for no longer than any other.
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('given up', 'AbortError'));
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

function toInit(request: ApiRequest, token: string | null) {
  const headers = new Headers();
  const bearer = bearerHeader(request, token);
  if (bearer !== undefined) headers.set('BearerToken', bearer);
  if (request.json !== undefined) headers.set('Content-Type', 'application/json');
  return {
    method: request.method,
    credentials: 'include',
    headers,
    body: toBody(request),
  } satisfies RequestInit;
}

function toBody(request: ApiRequest): BodyInit | null {
  if (request.form) {
    const form = new FormData();
    for (const [name, value] of request.form) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, harmlessFileName(value));
    }
    return form;
  }
  return request.json === undefined ? null : JSON.stringify(request.json);
}
