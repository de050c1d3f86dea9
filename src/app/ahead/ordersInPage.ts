import { ORDERS_CALL } from '../../api/earlyReads';
import { API_HOST } from '../../api/host';
import { worldTime } from '../../domain/clock';
import { BULK_JOB_KEY } from '../../queries/bulkJobStorage';
import { isUsable } from '../../state/token';
import { storedToken } from './askAhead';
import { drawOrders } from './drawOrders';

// A file of its own, which index.html sends for: shoppers have nothing of it.
const read = globalThis.earlyReads?.[API_HOST + ORDERS_CALL];
const token = storedToken();
const isSession = token !== null && isUsable(token, worldTime());
// A bulk job has its place above the list; that page is the application's.
if (read && isSession && localStorage.getItem(BULK_JOB_KEY) === null) {
  drawOrders(read).catch(() => {}); // where it cannot be drawn, the application has it to say
}
