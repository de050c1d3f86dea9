import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { readBody } from './readBody';

/** Enough for several pictures. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Converts a request of `node:http` to one for the handlers of msw, below the server's own `origin`: the
 * Host header is ignored.
 * @throws TooLarge, and TypeError for an invalid URL
 */
export async function toRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  if (!url.startsWith('/')) throw new TypeError('not a path');
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headers)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  const body =
    method === 'GET' || method === 'HEAD' ? null : await readBody(incoming, MAX_BODY_BYTES);
  // The handlers read the cookie header themselves; msw must not store cookies of its own.
  return new Request(origin + url, { method, headers, body, signal, credentials: 'omit' });
}

/** Sends a response of the handlers; `Response.error()` closes the connection. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  // An iteration lists each cookie on its own.
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.writeHead(response.status);
  if (!response.body) return void outgoing.end();
  await new Promise<void>((resolve) => {
    outgoing.once('close', resolve);
    Readable.fromWeb(response.body as never).pipe(outgoing);
  });
}
