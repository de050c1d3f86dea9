import { ORDERS_CALL } from '../../api/earlyReads';
import { API_HOST } from '../../api/host';
import type { Reply } from '../../api/readers/reply';
import { worldTime } from '../../domain/clock';
import { BULK_JOB_KEY } from '../../queries/bulkJobStorage';
import { isUsable } from '../../state/token';
import { storedToken } from './askAhead';
import { drawOrders } from './drawOrders';

/** How long the application waits at most until what came for it is on screen, in milliseconds. */
const HELD_MS = 1_000;

// A file of its own, which index.html sends for: shoppers have nothing of it.
const { earlyReads = {} } = globalThis;
const url = API_HOST + ORDERS_CALL;
const read = earlyReads[url];
const token = storedToken();
const isSession = token !== null && isUsable(token, worldTime());
// A bulk job has its place above the list; that page is the application's.
if (read && isSession && localStorage.getItem(BULK_JOB_KEY) === null) {
  const drawn = drawOrders(read).then(nextPaint);
  earlyReads[url] = handOver(read, drawn);
  // Where it cannot be drawn, the application has it to say.
  drawn.catch(() => {});
  earlyReads[url].catch(() => {});
}

/** The reply for the application, whose work with it would come ahead of the browser's painting. */
async function handOver(
  coming: Promise<Reply | undefined>,
  drawn: Promise<unknown>,
): Promise<Reply | undefined> {
  const reply = await coming;
  const isLate = new Promise((late) => setTimeout(late, HELD_MS));
  await Promise.race([drawn.catch(() => {}), isLate]);
  return reply;
}

function nextPaint(): Promise<unknown> | undefined {
  if (document.hidden) return undefined;
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
