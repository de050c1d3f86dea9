import { cartApi, refetchCart } from '../../api/cart';
import { selectCartWrites } from '../../api/cartWritesSlice';
import { checkingOut, storeStartedPayment, readStartedPayment } from '../../api/cartLock';
import { checkoutAddress } from './checkoutAddress';
import { euroFromCents } from '../../domain/money';
import type { ShippingData } from '../../domain/types';
import { selectCartTotals, selectGoneLine, selectShownCart } from './useCart';
import { waitForState, type ShopStore } from '../../store/makeStore';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { isRecord } from '../../domain/isRecord';
import { realNow } from '../../domain/clock';
import { PAYMENT_SHARED_MS } from '../../domain/limits';
import { fingerprint } from '../../domain/fingerprint';

/** The order would differ from the one that the customer saw, or another tab has taken over the payment. */
export class CartChanged extends Error {}

/** A product of the cart was deleted: the total lacks its price, which the backend's cart may include. */
export class ProductGone extends Error {
  readonly line: { lineNumber: number; productId: string };

  constructor(line: ProductGone['line']) {
    super('a product of the cart was deleted');
    this.line = line;
  }
}

/**
 * Starts the payment of the order that the customer saw (`shownOrder`); resolves to the address of its page. Rejects
 * if the cart on screen or the backend's has another order by now: with `CartChanged` or `ProductGone`, or with the
 * failure of a call. Once the payment is created it leads there, whatever the cart has become (spec section 7).
 */
export async function startPayment(
  store: ShopStore,
  shippingData: ShippingData,
  shownOrder: string,
): Promise<string> {
  const { dispatch, getState } = store;
  const { getCart, startCheckout, saveShippingData } = cartApi.endpoints;
  const cartId = () => getCart.select()(getState()).data?.id ?? null;
  const checkUnchanged = () => {
    const state = getState();
    const gone = selectGoneLine(state);
    if (gone) throw new ProductGone(gone);
    if (selectCartWrites(state).length > 0 || selectShownCart(state) !== shownOrder) {
      throw new CartChanged();
    }
  };

  await waitForState(store, (state) => selectCartWrites(state).length === 0);
  checkUnchanged();
  return withPaymentLock({
    readOrder: async () => {
      // Without it the backend decides: it gets the order that was seen.
      await dispatch(refetchCart()).catch(() => {}); // already logged
      checkUnchanged();
      // Not the address stored in the cart: one tab saves it while another waits.
      return JSON.stringify([cartId(), shownOrder, shippingData]);
    },
    start: async (isLost) => {
      // A tab that was frozen in the meantime sends nothing more: another one has taken over its payment.
      if (await isLost()) throw new CartChanged();
      await dispatch(saveShippingData.initiate(shippingData)).unwrap();
      if (await isLost()) throw new CartChanged();
      checkUnchanged();
      const totalAmount = euroFromCents(selectCartTotals(getState()).total);
      const checkout = { cartId: cartId(), shippingData, totalAmount };
      const given = await dispatch(startCheckout.initiate(checkout)).unwrap();
      const checked = checkoutAddress(given);
      if (checked === null) throw new Error('not a payment page');
      return checked;
    },
  });
}

type Checkout = {
  /** Reads the whole order, as a text; only its fingerprint is kept. */
  readOrder: () => Promise<string>;
  /** Starts the payment; returns the address of its page. Rejects if `isLost` returns true. */
  start: (isLost: () => Promise<boolean>) => Promise<string>;
};

/**
 * Starts one payment for any number of tabs: they wait for each other and for changes to the cart, and a second tab
 * with the same order gets the first one's payment page, unless the cart was changed in between. Rejects as `readOrder`
 * and `start` do.
 */
export function withPaymentLock({ readOrder, start }: Checkout): Promise<string> {
  if (isNetworkBlocked()) return start(() => Promise.resolve(false));
  return checkingOut(async (lock) => {
    const ordered = fingerprint(await readOrder());
    const shared = sharedAddress(ordered);
    if (shared !== null) return shared;
    const address = await start(lock.isLost);
    if (await lock.isLost()) {
      return sharedAddress(ordered) ?? Promise.reject(new Error('another tab has paid'));
    }
    storeStartedPayment({ what: ordered, address, at: realNow() });
    return address;
  });
}

/** Returns the page of a payment recently started for the same order; null if none exists. */
function sharedAddress(ordered: string): string | null {
  const started = readStartedPayment();
  if (!isRecord(started)) return null;
  const { what, address, at } = started;
  if (what !== ordered || typeof address !== 'string') return null;
  // A time in the future does not count: the clock was set back, or other code wrote it.
  const age = typeof at === 'number' ? realNow() - at : NaN;
  if (!(age >= 0 && age < PAYMENT_SHARED_MS)) return null;
  // Other code may have written it: only a payment page may be opened.
  return checkoutAddress(address);
}
