import { ORDERS_PATH } from '../api/prefetchedResponses';
import { API_HOST } from '../api/request';
import type { Reply } from '../api/parsers/reply';
import { realNow } from '../domain/clock';
import { pause } from '../domain/concurrency';
import { formatDateTime } from '../domain/dates';
import { BULK_JOB_KEY } from '../features/bulk-orders/bulkJobStorage';
import { isUsable } from '../session/token';
import { PRERENDER_ATTRIBUTE, prerenderState } from '../config/prerenderState';
import { storedToken } from './prefetch';
import { fillOrderListTemplate } from './fillOrderListTemplate';
import { nextPaint } from './templates';

type Read = Promise<Reply | undefined>;

/** How long the application, and then its reply, wait for the prerendered page, in milliseconds. */
const PAINT_TIMEOUT_MS = 1_000;

/**
 * Resolves when the application may start. The file is one of its own, so that shoppers do not
 * load it.
 */
export const painted = prerender(globalThis.prefetchedResponses ?? {}, API_HOST + ORDERS_PATH);

function prerender(responses: Record<string, Read>, url: string): Promise<unknown> | undefined {
  const read = responses[url];
  if (!read || !mayPrerender()) return undefined;
  // A browser's first time takes long: format one while the response is on its way.
  setTimeout(() => formatDateTime(0));
  return new Promise((resolve) => {
    const filled = fillOrderListTemplate(read, () => void nextPaint().then(resolve)).catch(() => {
      // The failure is for the application to show, which then waits for nothing more.
      if (prerenderState() === 'pending')
        document.getElementById('root')?.removeAttribute(PRERENDER_ATTRIBUTE);
      resolve(undefined);
    });
    responses[url] = releaseResponse(read, filled);
    responses[url].catch(resolve);
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

function mayPrerender(): boolean {
  const token = storedToken();
  if (token === null || !isUsable(token, realNow())) return false;
  // A bulk job is shown above the list, by the application only.
  return localStorage.getItem(BULK_JOB_KEY) === null;
}

/** Gives the application its reply after the paint, which its work on it would delay. */
async function releaseResponse(read: Read, filled: Promise<unknown>): Promise<Reply | undefined> {
  const reply = await read;
  await Promise.race([filled.then(nextPaint), pause(PAINT_TIMEOUT_MS)]);
  return reply;
}
