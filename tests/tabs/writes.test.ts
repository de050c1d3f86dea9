import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartApi } from '#src/api/cart';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import type { OrderState } from '#src/domain/orderState';
import { startBulkJob } from '#src/features/bulk-jobs/runBulkJob';
import { selectBulkJob } from '#src/features/bulk-jobs/bulkJobSlice';
import { selectEntity } from '#src/entities/entities';
import { refetchPaidCart } from '#src/features/cart/refetchPaidCart';
import { sessionExpired } from '#src/session/sessionSlice';
import { stubBrowser } from '#tests/support/browserGlobals';
import { bulkShop, toState } from '#tests/support/bulkOrders';
import { CART } from '#tests/support/storeBackend';
import { signIn } from '#tests/support/storeTokens';
import { openTab, openTabs, quiet, type Tab, useTabs } from '#tests/support/tabs';
import { aProduct } from '#tests/support/apiSamples';
import type { ShopStore } from '#src/store/makeStore';

const { getCart, addToCart } = cartApi.endpoints;
const { getOrders, getOrder, updateOrderState, cancelOrder } = ordersApi.endpoints;
const { getProducts, getProduct, createProduct, updateProduct } = productsApi.endpoints;

const { backend, asked } = useTabs();

const stateIn = ({ store }: Tab) => selectEntity(store.getState(), 'orders', 'PREP')?.state;
const quantityIn = ({ store }: Tab) =>
  getCart
    .select()(store.getState())
    .data?.lines.reduce((sum, { quantity }) => sum + quantity, 0);
const productsIn = ({ store }: Tab) => getProducts.select()(store.getState()).data?.length;

it('whose response contains the body is shown in every tab without another request', async () => {
  const [first, ...others] = openTabs(5, { token: backend.token });
  for (const { store } of others) void store.dispatch(getOrders.initiate());
  await quiet();
  asked.length = 0;
  await first?.store.dispatch(updateOrderState.initiate({ orderNumber: 'PREP', state: 'SHIPPED' }));
  await quiet();
  expect(others.map(stateIn)).toEqual(others.map(() => 'SHIPPED'));
  expect(asked).toEqual(['PATCH /order/orderState/PREP?stateOfOrder=SHIPPED']);
});

it('of a product’s texts is shown in every tab, even if the product cannot be read again', async () => {
  const [first, ...others] = openTabs(3, { token: backend.token });
  for (const { store } of others) void store.dispatch(getProduct.initiate('p2'));
  await quiet();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    call[1]?.method === 'PUT' ? answer(...call) : broken(),
  );
  const texts = aProduct({ title: 'Nuovo', name: 'Nome nuovo', description: 'Altra' });
  const orderedFileNames = ['p2-1.jpg', 'p2-2.jpg'];
  await first?.store.dispatch(updateProduct.initiate({ id: 'p2', ...texts, orderedFileNames }));
  await quiet();
  for (const { store } of others) {
    const shown = selectEntity(store.getState(), 'products', 'p2');
    expect(shown).toMatchObject({ title: 'Nuovo', name: 'Nome nuovo', description: 'Altra' });
  }
});

it('a payment, which no call of the shop makes, ends in every tab', async () => {
  const [paying, ...others] = openTabs(3);
  for (const { store } of others) void store.dispatch(getCart.initiate());
  await quiet();
  expect(others.map(quantityIn)).toEqual([3, 3]);
  await backend.database.write(async (tables) => {
    const cart = await tables.get('carts', CART);
    if (cart) await tables.put('carts', { ...cart, lines: [] });
  });
  await paying?.store.dispatch(refetchPaidCart());
  expect(paying && quantityIn(paying)).toBe(0);
  await quiet();
  expect(others.map(quantityIn)).toEqual([0, 0]);
});

/** Opens a tab that joins the others when the returned function is called, as if its page were idle then. */
function openFreshTab() {
  stubBrowser();
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => whenIdle.push(task));
  const tab = openTab({ isFresh: true });
  return { tab, becomeIdle: () => whenIdle.forEach((task) => task()) };
}

const addP3 = addToCart.initiate({ productId: 'p3', quantity: 4 });

it.each([
  ['a product for the cart', (store: ShopStore) => store.dispatch(addP3)],
  ['a payment', (store: ShopStore) => store.dispatch(refetchPaidCart())],
])('in a page that has just opened reaches the tabs that it joins later: %s', async (_, write) => {
  void openTab().store.dispatch(getCart.initiate());
  await quiet();
  const { tab, becomeIdle } = openFreshTab();
  void write(tab.store);
  await quiet();
  asked.length = 0;
  becomeIdle();
  await quiet();
  expect(asked).toEqual(['GET /cart/get']);
});

it('to the same order waits for that of another tab', async () => {
  const [first, second] = openTabs(2, { token: backend.token });
  const answer = globalThis.fetch;
  let underWay = 0;
  let most = 0;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (call[1]?.method !== 'PATCH') return answer(...call);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    return answer(...call).finally(() => (underWay -= 1));
  });
  const set = (tab: Tab | undefined, state: OrderState) =>
    tab?.store.dispatch(updateOrderState.initiate({ orderNumber: 'PREP', state }));
  await Promise.all([set(first, 'SHIPPED'), set(second, 'DELIVERED')]);
  await quiet();
  expect(most).toBe(1);
  const order = await backend.database.read((tables) => tables.get('orders', 'PREP'));
  expect(['SHIPPED', 'DELIVERED']).toContain(order?.stateOfOrder);
  expect([first, second].map((tab) => stateIn(tab as Tab))).toEqual([
    order?.stateOfOrder,
    order?.stateOfOrder,
  ]);
});

/** Makes every PATCH end like this; the argument returns the backend's own response. */
function endPatches(end: (answer: () => Promise<Response>) => Promise<Response>): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    call[1]?.method === 'PATCH' ? end(() => answer(...call)) : answer(...call),
  );
}

const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));

type Posted = { kind: string; updates?: unknown[] };

/** Returns channels for a tab, and what it posts on them. */
function recordPosts() {
  const posted: Posted[] = [];
  const openChannel = (name: string) =>
    Object.assign(new BroadcastChannel(name), {
      postMessage(this: BroadcastChannel, message: Posted) {
        posted.push(message);
        BroadcastChannel.prototype.postMessage.call(this, message);
      },
    }) as never;
  return {
    environment: { openChannel },
    wrote: () => posted.filter(({ kind }) => kind === 'wrote'),
  };
}

const change = (tab: Tab | undefined) =>
  tab?.store.dispatch(updateOrderState.initiate({ orderNumber: 'PREP', state: 'SHIPPED' }));

it.each([
  ['a connection that breaks', broken],
  ['a 500', status(500)],
  ['a 503', status(503)],
])('that the backend may have done is told to the other tabs: %s', async (_, end) => {
  const { token } = backend;
  const { environment, wrote } = recordPosts();
  const [first, other] = [openTab({ token, environment }), openTab({ token })];
  void other.store.dispatch(getOrder.initiate('PREP'));
  await quiet();
  endPatches((answer) => answer().then(end));
  await change(first);
  await expect.poll(() => stateIn(other)).toBe('SHIPPED');
  expect(wrote()).toHaveLength(1);
});

it.each([400, 404, 499])('that was refused is told to no other tab: a %s', async (code) => {
  const { environment, wrote } = recordPosts();
  const [first] = openTabs(2, { token: backend.token, environment });
  await quiet();
  endPatches(status(code));
  await change(first);
  await quiet();
  expect(wrote()).toEqual([]);
});

it.each([true, false])('of the cart is read once, for all (visible: %s)', async (isVisible) => {
  const tabs = [openTab(), ...openTabs(4, { isVisible })];
  for (const { store } of tabs) void store.dispatch(getCart.initiate());
  await quiet();
  asked.length = 0;
  await tabs[0]?.store.dispatch(addToCart.initiate({ productId: 'p3', quantity: 4 }));
  await quiet();
  expect(tabs.map(quantityIn)).toEqual(tabs.map(() => 7));
  expect(asked).toEqual(['POST /cart/add/p3/4', 'GET /cart/get']);
});

const novelty = { ...aProduct(), files: [] };

it('of something that only other tabs show is read by the visible one', async () => {
  const [writer] = openTabs(1, { token: backend.token });
  const [shown, ...hidden] = [openTab(), ...openTabs(3, { isVisible: false })];
  for (const { store } of [shown, ...hidden]) void store.dispatch(getProducts.initiate());
  await quiet();
  asked.length = 0;
  await writer?.store.dispatch(createProduct.initiate(novelty));
  await quiet();
  expect([shown, ...hidden].map(productsIn)).toEqual([4, 4, 4, 4]);
  expect(asked).toEqual(['POST /insertion/create', 'GET /insertion/getAll']);
});

it('that no visible tab shows is read when one becomes visible, by one tab for all', async () => {
  const [writer] = openTabs(1, { token: backend.token });
  const hidden = openTabs(3, { isVisible: false });
  for (const { store } of hidden) void store.dispatch(getProducts.initiate());
  await quiet();
  asked.length = 0;
  await writer?.store.dispatch(createProduct.initiate(novelty));
  await quiet();
  expect(hidden.map(productsIn)).toEqual([3, 3, 3]);
  for (const tab of hidden) tab.look(true);
  await quiet();
  expect(hidden.map(productsIn)).toEqual([4, 4, 4]);
  expect(asked).toEqual(['POST /insertion/create', 'GET /insertion/getAll']);
});

it('of a shopper reaches other tabs with the same order', async () => {
  const [one, other] = openTabs(2);
  for (const tab of [one, other]) void tab?.store.dispatch(getOrder.initiate('PREP'));
  await quiet();
  asked.length = 0;
  await one?.store.dispatch(cancelOrder.initiate('PREP'));
  await quiet();
  expect(other && stateIn(other)).toBe('CANCELLATION_IN_PROGRESS');
  expect(asked).toEqual(['DELETE /order/annul/PREP']);
});

describe('of a bulk job', () => {
  const ORDERS = 40;
  const CALL_MS = 100;

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Runs a job in one tab, with a clock that advances only with its calls; returns the posted messages. */
  async function bulkJob(others: Tab[]) {
    const shop = await bulkShop(ORDERS);
    const { environment, wrote } = recordPosts();
    const worker = openTab({ token: shop.token, environment });
    for (const { store } of [worker, ...others]) signIn(store, shop.token);
    await quiet();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const startedAt = performance.now();
    shop.hold = async () => {
      vi.advanceTimersByTime(CALL_MS);
      await Promise.resolve();
    };
    await startBulkJob(worker.store, toState(ORDERS, 'SHIPPED'));
    while (selectBulkJob(worker.store.getState())?.phase !== 'ended') {
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(1_000);
    const seconds = (performance.now() - startedAt) / 1000;
    vi.useRealTimers();
    await quiet();
    return { seconds, wrote: wrote() };
  }

  const shippedIn = ({ store }: Tab) =>
    Array.from({ length: ORDERS }, (_, at) =>
      selectEntity(store.getState(), 'orders', `N${at + 1}`),
    ).filter((order) => order?.state === 'SHIPPED').length;

  it('are posted twice a second at most, and a hidden tab applies them when it becomes visible', async () => {
    stubBrowser();
    const [seen, hidden] = [openTab(), openTab({ isVisible: false })];
    const taken: unknown[] = [];
    const unsubscribe = hidden.store.subscribe(() => taken.push(shippedIn(hidden)));
    const { wrote, seconds } = await bulkJob([seen, hidden]);
    expect(wrote.length).toBeLessThanOrEqual(2 * seconds + 1);
    expect(wrote.flatMap(({ updates }) => updates)).toHaveLength(ORDERS);
    expect([shippedIn(seen), shippedIn(hidden)]).toEqual([ORDERS, 0]);
    taken.length = 0;
    hidden.look(true);
    expect(shippedIn(hidden)).toBe(ORDERS);
    expect(taken.length).toBeLessThanOrEqual(2);
    unsubscribe();
  });

  it('do not reappear in a hidden tab after its session has ended', async () => {
    stubBrowser();
    const hidden = openTab({ isVisible: false });
    await bulkJob([hidden]);
    hidden.store.dispatch(sessionExpired());
    hidden.look(true);
    await quiet();
    expect(shippedIn(hidden)).toBe(0);
  });
});
