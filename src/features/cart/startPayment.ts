import { cartApi, refetchCart } from '../../api/cart';
import { forgetPayment } from '../../api/cartLock';
import { checkoutAddress } from '../../config/environment';
import { euroFromCents } from '../../domain/money';
import { waitForState } from '../../domain/onStateChange';
import type { ShippingData } from '../../domain/types';
import { selectCartTotals, selectShownOrder } from './useCart';
import { selectCartWrites } from './cartSlice';
import type { ShopStore } from '../../store/makeStore';
import { withPaymentLock } from './paymentLock';

/** What would be ordered is no longer what the person saw and ordered. */
export class CartChanged extends Error {}

/**
 * Starts the payment of the order that the person saw (`shownOrder`); gives the address of its
 * page. What is shown, what is paid and the backend's cart are the same, or it rejects: with
 * `CartChanged`, or as the call that failed.
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
    if (selectCartWrites(state).length > 0 || selectShownOrder(state) !== shownOrder) {
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
