import type { IncomingMessage } from 'node:http';

/** The body of a request is too large; the message says what is allowed. */
export class TooLarge extends Error {}

/** Reads the whole body of a request. @param limit in bytes. @throws TooLarge */
export async function readBody(
  incoming: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new TooLarge(`more than ${limit} bytes`);
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays, so that the answer arrives.
  const rest = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of rest) {
    size += chunk.length;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
