import { ORDERS_PATH } from '../api/prefetchedResponses';
import { API_HOST } from '../api/host';
import type { Reply } from '../api/parsers/reply';
import { realNow } from '../domain/clock';
import { BULK_JOB_KEY } from '../features/bulk-orders/bulkJobStorage';
import { isUsable } from '../session/token';
import { PRERENDER_ATTRIBUTE, prerenderState } from '../config/prerenderState';
import { storedToken } from './prefetch';
import { fillOrderListTemplate } from './fillOrderListTemplate';

type Read = Promise<Reply | undefined>;

/** How long the application waits from here on until something is on screen, in milliseconds. */
const HELD_MS = 1_000;

/**
 * Resolves when the application may come. A file of its own, which index.html sends for:
 * shoppers have nothing of it.
 */
export const shown = begin(globalThis.prefetchedResponses ?? {}, API_HOST + ORDERS_PATH);

function begin(reads: Record<string, Read>, url: string): Promise<unknown> | undefined {
  const read = reads[url];
  if (!read || !mayDraw()) return undefined;
  return new Promise((resolve) => {
    const drawn = fillOrderListTemplate(read, () => void nextPaint().then(resolve)).catch(() => {
      // The application has it to say, and does not wait for more.
      if (prerenderState() === 'soon')
        document.getElementById('root')?.removeAttribute(PRERENDER_ATTRIBUTE);
      resolve(undefined);
    });
    reads[url] = releaseResponse(read, drawn);
    reads[url].catch(resolve);
    setTimeout(resolve, HELD_MS);
  });
}

function mayDraw(): boolean {
  const token = storedToken();
  if (token === null || !isUsable(token, realNow())) return false;
  // A bulk job has its place above the list; that page is the application's.
  return localStorage.getItem(BULK_JOB_KEY) === null;
}

/** The reply for the application, whose work with it would come ahead of the browser's painting. */
async function releaseResponse(read: Read, drawn: Promise<unknown>): Promise<Reply | undefined> {
  const reply = await read;
  const isLate = new Promise((late) => setTimeout(late, HELD_MS));
  await Promise.race([drawn.then(nextPaint), isLate]);
  return reply;
}

async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
