import { parseOrderFast } from '../../api/parsers/fastParsers';
import { selectQueryMeta } from '../../api/queryMeta';
import { ORDERS_PATH } from '../../config/firstReads';
import { loadFirstScreen } from '../../app/AppRoutes';
import { PATHS } from '../../config/paths';
import { formatTime } from '../../domain/dates';
import { ORDER_STATES } from '../../domain/orderState';
import { NO_SHIPPING_DATA } from '../../domain/shipping';
import type { Order } from '../../domain/types';
import { ordersExport } from '../../features/bulk-orders/orderActions.texts';
import { orderList } from '../../features/order-list/orderList.texts';
import { DEFAULT_VIEW, writeView } from '../../domain/orderView';
import { viewSaved } from '../../features/order-list/savedViewsSlice';
import { rowTexts } from '../../features/order-list/rowTexts';
import { tokenOf } from '../../prerender/templates';
import { signedIn } from '../../session/sessionSlice';
import { makeStore, type ShopStore } from '../../store/makeStore';
import { fillStore, renderPage, type RenderedPage } from './renderPage';
import { tokenize } from './renderPage';

/** The date of every order: long ago, so that it differs from the time of the build. */
const PLACED_AT = Date.UTC(2018, 0, 1);

/** One order of each state, and one of an unknown state. */
const STATES = [...ORDER_STATES, tokenOf('state')];
/** A token valid at time 0, at which the store is signed in. */
const TOKEN = `${btoa('{}')}.${btoa('{"exp":1}')}.`;

const ORDERS = STATES.map(orderOf);

/**
 * Renders the page of all orders as the application does, with one row for each state and tokens
 * instead of the orders' data. Runs in the build.
 */
export async function renderOrderListTemplate(): Promise<RenderedPage> {
  const store = await makeAdminStore();
  // A view other than the one on screen.
  const parameters = writeView({ ...DEFAULT_VIEW, states: ['CANCELED'] }).toString();
  store.dispatch(viewSaved({ name: tokenOf('view'), parameters }));
  await fillStore(store, ORDERS_PATH, ORDERS);
  const readAt = selectQueryMeta(store.getState(), 'getOrders')?.asOf ?? 0;
  const { markup, styles } = renderPage(store, PATHS.allOrders);
  return { markup: withTokens(markup, readAt), styles };
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
    // As a segment of an address it is encoded.
    orderNumber: `nº${row}-`,
    // In descending order, all within the same minute.
    timestamp: PLACED_AT + STATES.length - row,
    stateOfOrder: state,
    totalCost: 123.45,
    priorityCost: 0,
    // The mark is removed from the others.
    orderPriority: 'PRIORITARIO',
    totalQuantities: 0,
    productsInCart: [],
    shippingData: { ...NO_SHIPPING_DATA, name: 'nome', city: 'luogo' },
  };
}

function withTokens(markup: string, readAt: number): string {
  const count = STATES.length;
  const texts = [orderList.count(count, count), ordersExport.shown(count)];
  const rows = ORDERS.map((order) => rowTexts(parseOrderFast(order) as Order));
  const withRows = rows.reduce((text, row) => tokenize(text, row), markup);
  const withCounts = texts.reduce(
    (text, own) => text.replaceAll(own, own.replace(String(count), tokenOf('count'))),
    withRows,
  );
  // Last, as it could be part of a date.
  return tokenize(withCounts, { time: formatTime(readAt) });
}
