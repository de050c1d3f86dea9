import { useEffect } from 'react';
import { cartApi } from '../../api/cart';
import { checkoutAddress } from '../../config/environment';
import { euroFromCents } from '../../domain/money';
import type { ShippingData } from '../../domain/types';
import { cartSettled } from '../../queries/cartSettled';
import { selectCartTotals } from '../../queries/useCart';
import { checkoutEnded, checkoutStarted, selectIsBusy } from '../../state/cart';
import { draftCleared } from '../../state/drafts';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import type { AppDispatch, ShopStore } from '../../store/makeStore';
import { forgetOwnPayment, forgetPayment, onePayment } from '../../tabs/onePayment';
import { cartTexts } from '../../texts/cart';
import { SHIPPING_DRAFT } from './useShippingForm';

/** If the browser has not left by then, the payment page does not answer (milliseconds). */
const LEAVING_MS = 15_000;

/**
 * Gives the function that places the order: one payment however often it is called, in
 * however many tabs. It leaves the shop, or says why not and frees the cart again.
 */
export function useCheckout(onAlert: (text: string) => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useFreedOnReturn(dispatch);

  return async (shippingData: ShippingData, shownTotalCents: number): Promise<void> => {
    if (selectIsBusy(store.getState())) return;
    dispatch(checkoutStarted());
    try {
      await cartSettled(store);
      if (selectCartTotals(store.getState()).total !== shownTotalCents) {
        dispatch(checkoutEnded());
        return onAlert(cartTexts.cartChanged);
      }
      await leaveFor(await paymentAddress(store, shippingData));
      dispatch(checkoutEnded());
    } catch {
      dispatch(checkoutEnded());
      onAlert(cartTexts.checkoutFailed);
    }
  };
}

// Saves the shipping data, then asks for the payment page. Rejects when either fails.
async function paymentAddress(store: ShopStore, shippingData: ShippingData): Promise<string> {
  const { dispatch } = store;
  const cart = cartApi.endpoints.getCart.select()(store.getState()).data;
  const cartId = cart?.id ?? null;
  const totalAmount = euroFromCents(selectCartTotals(store.getState()).total);
  const { startCheckout, saveShippingData } = cartApi.endpoints;
  // Not the address that the cart has: a first tab saves it while a second one waits.
  const what = [cartId, cart?.lines, cart?.orderPriority, shippingData, totalAmount];
  const address = await onePayment(JSON.stringify(what), async () => {
    await dispatch(saveShippingData.initiate(shippingData)).unwrap();
    const given = await dispatch(
      startCheckout.initiate({ cartId, shippingData, totalAmount }),
    ).unwrap();
    const checked = checkoutAddress(given);
    if (checked === null) throw new Error('not a payment page');
    return checked;
  });
  dispatch(draftCleared({ form: SHIPPING_DRAFT }));
  return address;
}

function leaveFor(address: string): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => {
    setTimeout(resolve, LEAVING_MS);
  });
}

// With the browser's Back button the page may come out of its cache just as it was left.
function useFreedOnReturn(dispatch: AppDispatch): void {
  useEffect(() => {
    forgetOwnPayment();
    const free = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      forgetPayment();
      dispatch(checkoutEnded());
      void dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
    };
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, [dispatch]);
}
