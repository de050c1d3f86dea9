import { ORDERS_PATH } from '../../api/prefetchedResponses';
import { PATHS, pathTo } from '../../config/paths';
import { formatDateTime, formatTime } from '../../domain/dates';
import { formatCents } from '../../domain/money';
import { ORDER_STATES } from '../../domain/orderState';
import { DEFAULT_VIEW, writeView } from '../../features/order-list/orderView';
import { NO_SHIPPING_DATA } from '../../domain/shipping';
import { selectReadTime } from '../../api/readTimesSlice';
import { viewSaved } from '../../features/order-list/savedViewsSlice';
import { signedIn } from '../../session/sessionSlice';
import { makeStore, type ShopStore } from '../../store/makeStore';
import { adminOrders } from '../../features/order-list/adminOrders.texts';
import { ordersExport } from '../../features/bulk-orders/ordersExport.texts';
import { loadFirstScreen } from '../../app/AppRoutes';
import { TEMPLATE_TOKENS } from '../../prerender/templateTokens';
import { answer, renderPage } from './renderPage';

const TOTAL = 123.45;
/** No minute of this program: on the page of its own. */
const PLACED_AT = Date.UTC(2018, 0, 1);

/** One order of each state, and one of a state that we do not know. */
const STATES = [...ORDER_STATES, TEMPLATE_TOKENS.state];
/** Of a session that lasts as long as the build needs. */
const TOKEN = `${btoa('{}')}.${btoa('{"exp":1}')}.`;

const numberOf = (row: number) => `(number${row})`;

/**
 * The page of all orders as the application draws it, one row for each state, with marks in
 * the place of what is the orders' own: the markup of a template in index.html. Runs while the
 * shop is built.
 */
export async function renderOrderListTemplate(): Promise<string> {
  const store = await administratorsStore();
  // Another one than what is shown.
  const parameters = writeView({ ...DEFAULT_VIEW, states: ['CANCELED'] }).toString();
  store.dispatch(viewSaved({ name: TEMPLATE_TOKENS.view, parameters }));
  await answer(store, ORDERS_PATH, STATES.map(orderOf));
  const readAt = selectReadTime(store.getState(), 'getOrders') ?? 0;
  return marked(renderPage(store, PATHS.allOrders), readAt);
}

/** The same page while its orders are still on their way. */
export async function renderOrderListLoadingTemplate(): Promise<string> {
  return renderPage(await administratorsStore(), PATHS.allOrders);
}

async function administratorsStore(): Promise<ShopStore> {
  await loadFirstScreen(PATHS.allOrders);
  const store = makeStore();
  store.dispatch(signedIn({ token: TOKEN, now: 0 }));
  return store;
}

function orderOf(state: string, row: number) {
  return {
    orderNumber: numberOf(row),
    // The newest first, all in the same minute.
    timestamp: PLACED_AT + STATES.length - row,
    stateOfOrder: state,
    totalCost: TOTAL,
    priorityCost: 0,
    totalQuantities: 0,
    productsInCart: [],
    shippingData: NO_SHIPPING_DATA,
  };
}

function marked(markup: string, readAt: number): string {
  const count = STATES.length;
  const marks = [
    [formatCents(TOTAL * 100), TEMPLATE_TOKENS.total],
    [formatDateTime(PLACED_AT), TEMPLATE_TOKENS.date],
    [formatTime(readAt), TEMPLATE_TOKENS.time],
    ...[adminOrders.count(count, count), ordersExport.shown(count)].map((text) => [
      text,
      text.replace(String(count), TEMPLATE_TOKENS.count),
    ]),
    ...STATES.flatMap((_, row) => [
      [pathTo(PATHS.order, { orderNumber: numberOf(row) }), pathTo(PATHS.order, SEGMENT)],
      [numberOf(row), TEMPLATE_TOKENS.orderNumber],
    ]),
  ] as [string, string][];
  const text = marks.reduce((before, [own, mark]) => before.replaceAll(own, mark), markup);
  // Places and heights are for whoever draws it in a page.
  return text.replaceAll(/ style="[^"]*"/g, '');
}

const SEGMENT = { orderNumber: TEMPLATE_TOKENS.segment };
