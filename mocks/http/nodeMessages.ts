import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** The largest body that is taken: a handful of pictures. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The body is larger than any that a call needs. */
export class TooLarge extends Error {}

/**
 * What arrived, as the handlers of msw want it.
 *
 * @param origin the server's own, whatever the Host header says
 * @param signal aborts when nobody waits for the answer any more
 * @throws TooLarge, and TypeError for an address that is none
 */
export async function toRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  if (!url.startsWith('/')) throw new TypeError('not a path');
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming);
  // The handlers read the cookie header themselves; msw shall keep no cookies of its own.
  return new Request(origin + url, { method, headers, body, signal, credentials: 'omit' });
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new TooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Sends an answer of the handlers; one that stands for a broken connection breaks it. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(response.status);
  if (!response.body) return void outgoing.end();
  await new Promise<void>((resolve) => {
    outgoing.once('close', resolve);
    Readable.fromWeb(response.body as never).pipe(outgoing);
  });
}
