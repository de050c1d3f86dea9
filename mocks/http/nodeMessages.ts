import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Enough for several pictures. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The body of a request is too large. */
export class TooLarge extends Error {}

/**
 * Converts a request of `node:http` to one for the handlers of msw.
 *
 * @param origin the server's own; the Host header is ignored
 * @param signal aborts when the client closes the connection
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
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  // The handlers read the cookie header themselves; msw must not store cookies of its own.
  return new Request(origin + url, { method, headers, body, signal, credentials: 'omit' });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
