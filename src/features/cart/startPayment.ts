import { cartApi, refetchCart } from '../../api/cart';
import {
  forgetPayment,
  checkingOut,
  storeStartedPayment,
  readStartedPayment,
} from '../../api/cartLock';
import { checkoutAddress } from './checkoutAddress';
import { euroFromCents } from '../../domain/money';
import { waitForState } from '../../domain/onStateChange';
import type { ShippingData } from '../../domain/types';
import { selectCartTotals, selectGoneLine, selectShownCart } from './useCart';
import { selectCartWrites } from './cartSlice';
import type { ShopStore } from '../../store/makeStore';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { realNow } from '../../domain/clock';
import { PAYMENT_SHARED_MS } from '../../domain/limits';
import { fingerprint } from '../../domain/fingerprint';

/**
 * What would be ordered is no longer what the person saw and ordered, or another tab has taken the
 * payment over meanwhile.
 */
export class CartChanged extends Error {}

/** A product of the cart was deleted: the total lacks its price, which the backend's cart may have. */
export class ProductGone extends Error {
  readonly line: { lineNumber: number; productId: string };

  constructor(line: ProductGone['line']) {
    super('a product of the cart was deleted');
    this.line = line;
  }
}

/**
 * Starts the payment of the order that the person saw (`shownOrder`); gives the address of its
 * page. What is shown, what is paid and the backend's cart are the same, or it rejects: with
 * `CartChanged` or `ProductGone`, or as the call that failed.
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
  const address = await withPaymentLock({
    readOrder: async () => {
      await dispatch(refetchCart());
      checkUnchanged();
      // Not the address that the cart has: a first tab saves it while a second one waits.
      return JSON.stringify([cartId(), shownOrder, shippingData]);
    },
    start: async (isLost) => {
      // A tab that was frozen meanwhile sends nothing more: another one is at its payment.
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
  try {
    checkUnchanged();
  } catch (error) {
    forgetPayment();
    throw error;
  }
  return address;
}

type Checkout = {
  /** Reads all that is ordered, as a text; only its fingerprint is kept. */
  readOrder: () => Promise<string>;
  /** Starts the payment; returns the address of its page. Rejects where `isLost` says so. */
  start: (isLost: () => Promise<boolean>) => Promise<string>;
};

/**
 * Starts one payment for any number of tabs: they wait for each other and for changes of the
 * cart, and who comes second with the same order gets the first one's payment page, unless
 * the cart was changed in between. Rejects as `readOrder` and `start` do.
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

/** The page of the payment that was started for the same a moment ago; null where none was. */
function sharedAddress(ordered: string): string | null {
  const stored = readStartedPayment();
  if (typeof stored !== 'object' || stored === null) return null;
  const started = stored as { what?: unknown; address?: unknown; at?: unknown };
  if (started.what !== ordered || typeof started.address !== 'string') return null;
  // A time in the future does not count: the clock was set back, or others have written there.
  const age = typeof started.at === 'number' ? realNow() - started.at : NaN;
  if (!(age >= 0 && age < PAYMENT_SHARED_MS)) return null;
  // Others may have written there: only a payment page is gone to.
  return checkoutAddress(started.address);
}
