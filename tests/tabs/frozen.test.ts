import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartApi } from '#src/api/cart';
import { tick } from '#src/api/logicalClock';
import { ordersApi } from '#src/api/orders';
import { selectEntity } from '#src/entities/entities';
import { changingCart } from '#src/api/cartLock';
import { withPaymentLock } from '#src/features/cart/startPayment';
import { CartChanged, startPayment } from '#src/features/cart/startPayment';
import { selectShownCart } from '#src/features/cart/useCart';
import { wireShipping } from '#tests/support/apiSamples';
import { stubBrowser } from '#tests/support/browserGlobals';
import { freezeIn, pass } from '#tests/support/frozenTab';
import { openTab, quiet, type Tab, useTabs } from '#tests/support/tabs';

const { getOrders, getOrder, updateOrderState } = ordersApi.endpoints;

/** The longest wait for a lock that a frozen tab holds, in milliseconds. */
const WITHIN_MS = 20_000;

const { backend, asked } = useTabs();

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Math.ceil(tick()), // continues after the previous test: the logical clock never goes back
  });
});
afterEach(() => void vi.useRealTimers());

const staff = () => openTab({ token: backend.token });

const stateIn = ({ store }: Tab) => selectEntity(store.getState(), 'orders', 'PREP')?.state;

it('does not stop other tabs from reading', async () => {
  const [frozen, one, other] = [staff(), staff(), staff()];
  asked.length = 0;
  await freezeIn(() => frozen.store.dispatch(getOrders.initiate()));
  const reads = [one, other].map(({ store }) => store.dispatch(getOrders.initiate()));
  const done = Promise.all(reads);
  await pass(WITHIN_MS);
  expect((await done).map(({ data }) => data?.length)).toEqual([2, 2]);
  expect(asked).toEqual(['GET /order/getAll']); // the frozen tab's request has not left yet
});

it('does not stop other tabs from writing, and does not take its own late response for the newest', async () => {
  const [frozen, other] = [staff(), staff()];
  for (const { store } of [frozen, other]) await store.dispatch(getOrder.initiate('PREP'));
  await quiet();
  const { thaw } = await freezeIn(() =>
    frozen.store.dispatch(updateOrderState.initiate({ orderNumber: 'PREP', state: 'DELIVERED' })),
  );
  const written = other.store.dispatch(
    updateOrderState.initiate({ orderNumber: 'PREP', state: 'SHIPPED' }),
  );
  await pass(WITHIN_MS);
  expect((await written).error).toBeUndefined();
  await vi.waitFor(() => expect([frozen, other].map(stateIn)).toEqual(['SHIPPED', 'SHIPPED']));
  thaw();
  await quiet();
  const truth = (await backend.database.read((tables) => tables.get('orders', 'PREP')))
    ?.stateOfOrder;
  await vi.waitFor(() => expect([frozen, other].map(stateIn)).toEqual([truth, truth]));
});

it('does not stop other tabs from paying, and goes to the same payment when it thaws', async () => {
  stubBrowser();
  vi.stubGlobal('location', new URL('https://shop.example/cart'));
  const first = Promise.withResolvers<string>();
  let frozen: Promise<string> | undefined;
  const readOrder = () => Promise.resolve('carrello');
  await freezeIn(() => (frozen = withPaymentLock({ readOrder, start: () => first.promise })));
  const start = () => Promise.resolve('https://pay.example/2');
  const other = withPaymentLock({ readOrder, start });
  await pass(WITHIN_MS);
  expect(await other).toBe('https://pay.example/2');
  first.resolve('https://pay.example/1');
  expect(await frozen).toBe('https://pay.example/2');
});

it('does not stop other tabs from paying while it changes the cart', async () => {
  stubBrowser();
  vi.stubGlobal('location', new URL('https://shop.example/cart'));
  await freezeIn(() => void changingCart(() => new Promise(() => undefined)));
  const readOrder = () => Promise.resolve('carrello');
  const paid = withPaymentLock({
    readOrder,
    start: () => Promise.resolve('https://pay.example/1'),
  });
  await pass(WITHIN_MS);
  expect(await paid).toBe('https://pay.example/1');
});

describe('a checkout that loses the lock while its tab is frozen', () => {
  beforeEach(() => {
    stubBrowser();
    vi.stubGlobal('sessionStorage', localStorage);
    vi.stubGlobal('location', new URL('https://bottega.test/cart'));
  });

  const elsewhere = { ...wireShipping, city: 'Altrove' };
  const pay = ({ store }: Tab, shipping: typeof wireShipping) =>
    startPayment(store, shipping, selectShownCart(store.getState()));

  /**
   * Freezes a tab in its checkout, at the first call whose path is not among these, and pays for
   * another address in another tab. Returns the writes that reach the backend after it has thawed.
   */
  async function payBeside(answeredPaths: readonly string[]) {
    const [frozen, other] = [openTab(), openTab()];
    for (const { store } of [frozen, other]) {
      await store.dispatch(cartApi.endpoints.getCart.initiate());
    }
    const answer = globalThis.fetch;
    let payment: Promise<unknown> | undefined;
    const { thaw } = await freezeIn(() => {
      const wait = globalThis.fetch;
      vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
        (answeredPaths.some((path) => url.endsWith(path)) ? answer : wait)(url, init),
      );
      payment = pay(frozen, wireShipping).catch((error: unknown) => error);
    });
    const paid = pay(other, elsewhere);
    await pass(2 * WITHIN_MS); // for the lock of the cart, then for the read of the cart
    expect(await paid).toMatch(/^https:/);
    asked.length = 0;
    thaw();
    expect(await payment).toBeInstanceOf(CartChanged);
    return asked.filter((call) => !call.startsWith('GET'));
  }

  it('sends nothing more if it was still reading the cart', async () => {
    expect(await payBeside([])).toEqual([]);
  });

  it('starts no payment if it was saving the address', async () => {
    expect(await payBeside(['/cart/get'])).toEqual(['PATCH /cart/addShippingData']);
  });
});
