import type { Reply } from './parsers/reply';

/** From so many bytes on a body is read by way of a Blob. */
const LONG_BODY = 64 * 1024;

/** A response with its body as text. Throws where the connection breaks before its end. */
export async function readBody(response: Response): Promise<Reply> {
  const { status, statusText, headers } = response;
  const head = { status, statusText, headers };
  if (!isLong(response)) return { ...head, text: await response.text() };
  // Quicker than the text alone, and other tabs can have the Blob for nothing.
  const blob = await response.blob();
  return { ...head, text: await blob.text(), blob };
}

// As it comes over the network, which need not say how long it is.
function isLong({ headers }: Response): boolean {
  return Number(headers.get('Content-Length') ?? LONG_BODY) >= LONG_BODY;
}
