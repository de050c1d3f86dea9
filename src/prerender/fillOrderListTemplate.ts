import { parseOrderFast } from '../api/parsers/parseOrderFast';
import { bodyOfReply, type Reply } from '../api/parsers/reply';
import { segmentOf } from '../config/segment';
import { realNow } from '../domain/clock';
import { formatDateTime, formatTime } from '../domain/dates';
import { formatCents } from '../domain/money';
import { makeOrderIndex } from '../features/order-list/index/orderIndex';
import { queryOrders, type OrderResult } from '../features/order-list/index/queryOrders';
import { ORDER_STATES, type OrderState } from '../domain/orderState';
import { toOrderQuery, DEFAULT_VIEW } from '../features/order-list/orderView';
import type { Order } from '../domain/types';
import { NARROW_SCREEN, getRowHeight } from '../features/order-list/rowHeight';
import { storedViews } from '../features/order-list/storedViews';
import { readPersisted } from '../store/persistSlice';
import { PRERENDER_ATTRIBUTE } from '../config/prerenderState';
import { storedToken, TOKEN_KEY } from './prefetch';
import { TEMPLATE_TOKENS, TEMPLATES } from './templateTokens';
import { fill, templateContent, say, show, waitForRoot } from './templatePage';
import { applyPreloadedStyles } from './preloadedStyles';

/** How long nothing is drawn in the hope of drawing all at once, in milliseconds. */
const SHELL_AFTER_MS = 600;

/**
 * Draws the page of all orders with the first of them as soon as they are there, and without
 * them where they take long, while the application is still on its way; that puts its own page
 * in the place of this one. Leaves the list to it where not every order is as the specification
 * writes it. Tells when there is something to see. Throws what reading them throws.
 */
export async function fillOrderListTemplate(
  read: Promise<Reply | undefined>,
  onShown: () => void,
): Promise<void> {
  const root = await announced();
  if (!root) return;
  endWithSession(root);
  await applyPreloadedStyles();
  const soon = ordersIn(await Promise.race([read, pause(SHELL_AFTER_MS)]));
  const shell = templateContent(TEMPLATES.orderListLoading);
  if (!soon && shell) {
    show(root, shell, 'shell');
    onShown();
  }
  const orders = soon ?? ordersIn(await read);
  const page = templateContent(TEMPLATES.orderList);
  // Whoever has logged out meanwhile sees no orders any more.
  if (!orders || !page || storedToken() === null) return;
  fillPage(page, queryOrders(makeOrderIndex(orders), toOrderQuery(DEFAULT_VIEW)));
  show(root, page, 'list');
  onShown();
}

/** Has the application wait a little; gives its place, or null where it is there already. */
async function announced(): Promise<HTMLElement | null> {
  const root = await waitForRoot();
  if (!root || !templateContent(TEMPLATES.orderList)) return null;
  say(root, 'soon');
  return root;
}

/** Whoever logs out in another tab takes the orders from the screen, also before the application. */
function endWithSession(root: HTMLElement): void {
  addEventListener('storage', ({ key }) => {
    const isToken = key === TOKEN_KEY || key === null;
    if (isToken && root.hasAttribute(PRERENDER_ATTRIBUTE)) root.replaceChildren();
  });
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined);
  });
}

function ordersIn(reply: Reply | undefined): Order[] | null {
  if (reply?.status !== 200) return null;
  // Kept, so that the application need not read a long text once more.
  const body = (reply.body = bodyOfReply(reply));
  if (!Array.isArray(body) || body.length < 2) return null;
  const orders = body.map(parseOrderFast);
  const numbers = new Set(orders.map((order) => order?.orderNumber));
  return numbers.size === orders.length && orders.every((order) => order !== null) ? orders : null;
}

function fillPage(page: DocumentFragment, { orders, stateCounts }: OrderResult): void {
  fillViews(page);
  const table = page.querySelector('table');
  const list = table?.querySelector('tbody');
  if (!table || !list) return;
  const patterns = [...list.rows];
  const height = getRowHeight(matchMedia(NARROW_SCREEN).matches);
  // More than are on screen, as the list does not begin at its top.
  const rows = orders.slice(0, Math.ceil(innerHeight / height)).map((order, index) => {
    // The last one is for a state that we do not know.
    const state = ORDER_STATES.indexOf(order.state as OrderState);
    const row = patterns.at(state)?.cloneNode(true) as HTMLTableRowElement;
    row.ariaRowIndex = String(index + 2);
    row.style.top = `${index * height}px`;
    // From one to the other by Tab, until the arrow keys do that.
    for (const link of row.querySelectorAll('a')) link.tabIndex = 0;
    fill(row, valuesOf(order));
    return row;
  });
  list.replaceChildren(...rows);
  list.style.height = `${orders.length * height}px`;
  table.style.setProperty('--row-height', `${height}px`);
  table.ariaRowCount = String(orders.length + 1);

  const switches = page.querySelectorAll('[role=group] [aria-pressed] span');
  ORDER_STATES.forEach((state, place) => {
    const count = switches[place];
    if (count) count.textContent = stateCounts[state].toLocaleString('it-IT');
  });
  for (const part of page.querySelectorAll('main > div')) {
    fill(part, {
      [TEMPLATE_TOKENS.count]: orders.length.toLocaleString('it-IT'),
      [TEMPLATE_TOKENS.time]: formatTime(realNow()),
    });
  }
}

/** The names of the saved views, of which the markup has one. */
function fillViews(page: DocumentFragment): void {
  const pattern = page.querySelector('main li');
  const names = (readPersisted(storedViews) ?? []).map(({ name }) => name);
  if (names.length === 0) pattern?.closest('section')?.remove();
  for (const name of names) {
    const view = pattern?.cloneNode(true) as Element;
    fill(view, { [TEMPLATE_TOKENS.view]: name });
    pattern?.before(view);
  }
  pattern?.remove();
}

function valuesOf({ orderNumber, placedAt, state, totalCostCents }: Order): Record<string, string> {
  return {
    [TEMPLATE_TOKENS.orderNumber]: orderNumber,
    [TEMPLATE_TOKENS.segment]: segmentOf(orderNumber),
    [TEMPLATE_TOKENS.date]: formatDateTime(placedAt),
    [TEMPLATE_TOKENS.state]: state,
    [TEMPLATE_TOKENS.total]: formatCents(totalCostCents),
  };
}
