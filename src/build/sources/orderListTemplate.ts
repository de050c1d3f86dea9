import { selectQueryMeta } from '../../api/queryMeta';
import { ORDERS_PATH } from '../../config/firstReads';
import { loadFirstScreen } from '../../app/AppRoutes';
import { PATHS, pathTo } from '../../config/paths';
import { formatDateTime, formatTime } from '../../domain/dates';
import { formatCents } from '../../domain/money';
import { ORDER_STATES } from '../../domain/orderState';
import { NO_SHIPPING_DATA } from '../../domain/shipping';
import { ordersExport } from '../../features/bulk-orders/orderActions.texts';
import { adminOrders } from '../../features/order-list/adminOrders.texts';
import { DEFAULT_VIEW, writeView } from '../../features/order-list/orderView';
import { viewSaved } from '../../features/order-list/savedViewsSlice';
import { tokenOf } from '../../prerender/templates';
import { signedIn } from '../../session/sessionSlice';
import { makeStore, type ShopStore } from '../../store/makeStore';
import { fillStore, renderPage, type RenderedPage } from './renderPage';

const TOTAL = 123.45;
/** The date of every order: long ago, so that it differs from the time of the build. */
const PLACED_AT = Date.UTC(2018, 0, 1);

/** One order of each state, and one of an unknown state. */
const STATES = [...ORDER_STATES, tokenOf('state')];
/** A token valid at time 0, at which the store is signed in. */
const TOKEN = `${btoa('{}')}.${btoa('{"exp":1}')}.`;

const numberOf = (row: number) => `(number${row})`;

/**
 * Renders the page of all orders as the application does, with one row for each state and tokens
 * instead of the orders' data. Runs in the build.
 */
export async function renderOrderListTemplate(): Promise<RenderedPage> {
  const store = await makeAdminStore();
  // A view other than the one on screen.
  const parameters = writeView({ ...DEFAULT_VIEW, states: ['CANCELED'] }).toString();
  store.dispatch(viewSaved({ name: tokenOf('view'), parameters }));
  await fillStore(store, ORDERS_PATH, STATES.map(orderOf));
  const readAt = selectQueryMeta(store.getState(), 'getOrders')?.asOf ?? 0;
  const { markup, styles } = renderPage(store, PATHS.allOrders);
  return { markup: tokenize(markup, readAt), styles };
}

/** Renders the same page while its orders are being read. */
export async function renderOrderListLoadingTemplate(): Promise<RenderedPage> {
  return renderPage(await makeAdminStore(), PATHS.allOrders);
}

async function makeAdminStore(): Promise<ShopStore> {
  await loadFirstScreen(PATHS.allOrders);
  const store = makeStore();
  store.dispatch(signedIn({ token: TOKEN, now: 0 }));
  return store;
}

function orderOf(state: string, row: number) {
  return {
    orderNumber: numberOf(row),
    // In descending order, all within the same minute.
    timestamp: PLACED_AT + STATES.length - row,
    stateOfOrder: state,
    totalCost: TOTAL,
    priorityCost: 0,
    totalQuantities: 0,
    productsInCart: [],
    shippingData: NO_SHIPPING_DATA,
  };
}

function tokenize(markup: string, readAt: number): string {
  const count = STATES.length;
  const tokens = [
    [formatCents(TOTAL * 100), tokenOf('total')],
    [formatDateTime(PLACED_AT), tokenOf('date')],
    [formatTime(readAt), tokenOf('time')],
    ...[adminOrders.count(count, count), ordersExport.shown(count)].map((text) => [
      text,
      text.replace(String(count), tokenOf('count')),
    ]),
    ...STATES.flatMap((_, row) => [
      [pathTo(PATHS.order, { orderNumber: numberOf(row) }), pathTo(PATHS.order, SEGMENT)],
      [numberOf(row), tokenOf('orderNumber')],
    ]),
  ] as [string, string][];
  return tokens.reduce((before, [own, token]) => before.replaceAll(own, token), markup);
}

const SEGMENT = { orderNumber: tokenOf('segment') };
