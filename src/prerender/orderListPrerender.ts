import { boot } from '../api/boot';
import { ORDERS_PATH } from '../config/firstReads';
import { API_HOST } from '../api/request';
import { bodyOfReply, type Reply } from '../api/parsers/reply';
import { realNow } from '../domain/clock';
import { pause } from '../domain/concurrency';
import { formatTime } from '../domain/dates';
import { formatCount } from '../domain/formatCount';
import { bulkJobKeys } from '../domain/bulkJobKeys';
import { isUsable, personOf } from '../session/token';
import { PRERENDER_ATTRIBUTE, prerenderState } from '../config/prerenderState';
import {
  ORDER_WORK_KEY,
  parseStored,
  readStored,
  SAVED_VIEWS_KEY,
  TOKEN_KEY,
} from '../domain/browserStorage';
import { storedToken } from './prefetch';
import { nextPaint, fillTokens, homeTemplate, showPage, waitForRoot } from './templates';
import { ORDER_STATES, type OrderState } from '../domain/orderState';
import { templateMain, templatePage } from './markup';
import { newestOrders, type NewestOrders } from './newestOrders';
import { rowTexts } from '../features/order-list/rowTexts';
import { routerState } from '../hooks/entryState';
import { NARROW_SCREEN, getFirstRows, getRowHeight } from '../hooks/rowHeight';
import { keepFocus } from './heldPresses';
import { disableFields } from './showScreen';
import { applyTemplateStyles } from './templateStyles';

type Read = Promise<Reply | undefined>;

/** How long the page waits for its orders before it is shown without them, in milliseconds. */
const LOADING_AFTER_MS = 600;

/** How long the app, and then its reply, wait for the prerendered page, in milliseconds. */
const PAINT_TIMEOUT_MS = 1_000;

/** Resolves when the app may start. In its own file, so that shoppers do not load it. */
export const painted = prerender(boot.responses ?? {}, API_HOST + ORDERS_PATH);

function prerender(responses: Record<string, Read>, url: string): Promise<unknown> | undefined {
  const read = responses[url];
  if (!read || !mayPrerender()) return undefined;
  return new Promise((resolve) => {
    const filled = fillOrderListTemplate(read, () => void nextPaint().then(resolve)).catch(() => {
      // The app shows the failure, and then waits for nothing more.
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
  // Only the app shows a bulk job above the list.
  return localStorage.getItem(bulkJobKeys(personOf(token))[0]) === null;
}

/** Gives the app its reply after the paint, which parsing it would delay. */
async function releaseResponse(read: Read, filled: Promise<unknown>): Promise<Reply | undefined> {
  const reply = await read;
  await Promise.race([filled.then(nextPaint), pause(PAINT_TIMEOUT_MS)]);
  return reply;
}

/**
 * Shows the page of all orders with the first of them, which the app hydrates, or without them if they take long, which it
 * replaces. Leaves the list to the app if an order deviates from the specification. Calls `onShown` when something is
 * visible. Rejects if the orders cannot be read.
 */
async function fillOrderListTemplate(read: Read, onShown: () => void): Promise<void> {
  const root = await waitForRoot();
  if (!root || !homeTemplate()) return;
  root.setAttribute(PRERENDER_ATTRIBUTE, 'pending');
  clearOnLogout(root);
  await applyTemplateStyles();
  const early = ordersIn(await Promise.race([read, pause(LOADING_AFTER_MS)]));
  if (!early && homeTemplate()) {
    const loadingPage = templatePage();
    loadingPage.querySelector('main')?.replaceChildren(...templateMain());
    disableFields(loadingPage);
    showPage(root, loadingPage, 'shell');
    onShown();
  }
  const newest = early ?? ordersIn(await read);
  // After a logout in another tab the orders must not be shown.
  if (!newest || !homeTemplate() || storedToken() === null) return;
  const page = templatePage();
  fillPage(page, newest);
  // The history's entry may have filters that the address leaves out, and a saved view without any is the chosen one.
  const isReplaced = routerState() !== undefined || storedViews().some((view) => !view.parameters);
  if (isReplaced) disableFields(page);
  const restoreFocus = keepFocus(root);
  showPage(root, page, isReplaced ? 'shell' : 'content');
  restoreFocus();
  onShown();
  // If the screen is turned, rows have another height, which React would not correct: the app replaces the page.
  matchMedia(NARROW_SCREEN).addEventListener('change', () => {
    if (homeTemplate()) root.setAttribute(PRERENDER_ATTRIBUTE, 'shell');
  });
}

/** Empties the page when the session ends in another tab, until the app shows it. */
function clearOnLogout(root: HTMLElement): void {
  addEventListener('storage', ({ key }) => {
    const isToken = key === TOKEN_KEY || key === null;
    if (isToken && homeTemplate()) root.replaceChildren();
  });
}

/** The orders with the time of their read, in epoch milliseconds. */
type ReadOrders = NewestOrders & { readAt: number };

function ordersIn(reply: Reply | undefined | void): ReadOrders | null {
  if (reply?.status !== 200) return null;
  // Parsed once, for the app too: the text is long.
  const body = (reply.body = bodyOfReply(reply));
  if (!Array.isArray(body) || body.length < 2) return null;
  const newest = newestOrders(body, getFirstRows(rowHeight()));
  return newest && { ...newest, readAt: reply.requestedAt ?? realNow() };
}

function rowHeight(): number {
  return getRowHeight(matchMedia(NARROW_SCREEN).matches, areRowsDense());
}

function areRowsDense(): boolean {
  const work = parseStored(readStored('localStorage', ORDER_WORK_KEY));
  return (work as { denseRows?: unknown } | null | undefined)?.denseRows === true;
}

function fillPage(page: DocumentFragment, newest: ReadOrders): void {
  const { orders, count, stateCounts, readAt } = newest;
  const main = page.querySelector('main');
  const table = page.querySelector('table');
  const list = table?.querySelector('tbody');
  if (!main || !table || !list) return;
  const templateRows = [...list.rows];
  list.replaceChildren();
  // First: names of views and data of orders may look like tokens.
  fillTokens(main, { count: formatCount(count), time: formatTime(readAt) });
  fillViews(page);
  const height = rowHeight();
  const rows = orders.map((order, index) => {
    // The last row is for an unknown state.
    const state = ORDER_STATES.indexOf(order.state as OrderState);
    const row = templateRows.at(state)?.cloneNode(true) as HTMLTableRowElement;
    row.ariaRowIndex = String(index + 2);
    row.style.top = `${index * height}px`;
    for (const control of row.querySelectorAll<HTMLElement>('[tabindex]'))
      control.tabIndex = index === 0 ? 0 : -1;
    fillTokens(row, { ...rowTexts(order), state: order.state });
    // Most orders have no priority.
    row.querySelector('b:empty')?.remove();
    return row;
  });
  list.replaceChildren(...rows);
  list.style.height = `${count * height}px`;
  table.style.setProperty('--row-height', `${height}px`);
  table.dataset['dense'] = String(areRowsDense());
  table.ariaRowCount = String(count + 1);

  const counts = page.querySelectorAll('[role=group] [aria-pressed] span');
  ORDER_STATES.forEach((state, index) => {
    const element = counts[index];
    if (element) element.textContent = formatCount(stateCounts[state]);
  });
}

/** Repeats the template's one saved view for each stored one. */
function fillViews(page: DocumentFragment): void {
  const template = page.querySelector('main li');
  const names = storedViews().flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  if (names.length === 0) template?.closest('section')?.remove();
  for (const name of names) {
    const view = template?.cloneNode(true) as Element;
    fillTokens(view, { view: name });
    template?.before(view);
  }
  template?.remove();
}

// Without the schema of the slice, whose code would weigh on the first paint.
function storedViews(): { name?: unknown; parameters?: unknown }[] {
  const views = parseStored(readStored('localStorage', SAVED_VIEWS_KEY));
  return Array.isArray(views) ? views.filter((view) => view !== null) : [];
}
