import { boot } from '../api/boot';
import { bodyOfReply } from '../api/parsers/reply';
import { API_HOST } from '../api/request';

/** Returns the body of the response to one of index.html's calls; null if none exists. */
export async function readPrefetched(call: string): Promise<unknown> {
  try {
    const reply = await boot.responses?.[API_HOST + call];
    return reply?.status === 200 ? bodyOfReply(reply) : null;
  } catch {
    return null; // left for the app to report
  }
}
