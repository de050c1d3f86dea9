import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { restoreScrollPositions } from '#src/app/scrollRestoration';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { orderRemembered } from '#src/features/order/recentOrdersSlice';
import { productViewed } from '#src/features/recently-viewed/recentlyViewedSlice';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { stubBrowser } from '#tests/support/browserGlobals';
import { startBackend, stopBackend } from '#tests/support/storeBackend';

let page: EventTarget;
let store: ShopStore;
let session: Map<string, string>;

beforeEach(() => {
  stubBrowser();
  page = new EventTarget();
  session = new Map();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  });
  store = makeStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  stopBackend();
});

/** Returns the size of the largest map that the function fills. */
function largestMap(fill: () => void): number {
  let largest = 0;
  const put = Map.prototype.set;
  Map.prototype.set = function set(this: Map<unknown, unknown>, key, value) {
    largest = Math.max(largest, this.size); // before this entry, because the limit is applied afterwards
    return put.call(this, key, value);
  };
  try {
    fill();
  } finally {
    Map.prototype.set = put;
  }
  return largest;
}

const times = (count: number, task: (n: number) => void) => {
  for (let n = 0; n < count; n += 1) task(n);
};

/** Something that a visit accumulates, its limit, and its count after the visit. */
const ROWS: [what: string, most: number, visit: () => number | Promise<number>][] = [
  [
    'how far down each page of the history was',
    100,
    () => {
      vi.stubGlobal('location', { pathname: '/' });
      vi.stubGlobal('history', { state: null });
      restoreScrollPositions();
      return largestMap(() =>
        times(500, (n) => {
          vi.stubGlobal('history', { state: { idx: n } });
          vi.stubGlobal('scrollY', n);
          page.dispatchEvent(new Event('scroll'));
        }),
      );
    },
  ],
  [
    'notifications',
    30,
    () => {
      times(100, (n) => store.dispatch(notificationAdded('info', `Avviso ${n}`)));
      return store.getState().notifications.length;
    },
  ],
  [
    'orders to find again',
    10,
    () => {
      times(100, (n) => store.dispatch(orderRemembered({ orderNumber: `N${n}`, seenAt: n })));
      return store.getState().recentOrders.length;
    },
  ],
  [
    'products seen lately',
    12,
    () => {
      times(100, (n) => store.dispatch(productViewed(`${n}`)));
      return store.getState().recentlyViewed.length;
    },
  ],
  [
    'queries and when they were read',
    0,
    async () => {
      await lookAtOrder();
      const { api, queryMeta } = store.getState();
      return Object.keys(api.queries).length + Object.keys(queryMeta).length;
    },
  ],
];

/** Opens an order's page and leaves it for longer than RTK Query keeps a query. */
async function lookAtOrder(): Promise<void> {
  await startBackend();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = store.dispatch(ordersApi.endpoints.getOrder.initiate('PREP'));
  await reading;
  expect(Object.keys(store.getState().queryMeta)).toHaveLength(1);
  reading.unsubscribe();
  await vi.advanceTimersByTimeAsync(400_000);
}

it.each(ROWS)('after a long visit there are not too many: %s', async (_, most, visit) => {
  const count = await visit();
  expect(count).toBeLessThanOrEqual(most);
  expect(count, 'what is counted is added at all').toBeGreaterThanOrEqual(most * 0.9);
});
