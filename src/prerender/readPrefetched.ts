import { bodyOfReply } from '../api/parsers/reply';
import { API_HOST } from '../api/request';

/** Returns the body of the response to a call that index.html has sent; null where it has none. */
export async function readPrefetched(call: string): Promise<unknown> {
  try {
    const reply = await globalThis.prefetchedResponses?.[API_HOST + call];
    return reply?.status === 200 ? bodyOfReply(reply) : null;
  } catch {
    return null; // for the application to tell
  }
}
