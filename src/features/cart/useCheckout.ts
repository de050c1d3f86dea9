import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { refetchCart } from '../../api/cart';
import { forgetOwnPayment, forgetPayment } from '../../api/cartLock';
import { pause } from '../../domain/concurrency';
import type { Failure, ShippingData } from '../../domain/types';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import type { AppDispatch } from '../../store/makeStore';
import { draftCleared } from '../form-drafts/draftsSlice';
import { cartTexts } from './cart.texts';
import { checkoutEnded, checkoutStarted, selectIsCheckingOut } from './cartSlice';
import { SHIPPING_DRAFT } from './ShippingFields';
import { CartChanged, ProductGone, startPayment } from './startPayment';
import type { OnAlert } from './useCartAlert';

/** If the browser has not left by then, the payment page does not answer (ms). */
const LEAVING_MS = 15_000;

/**
 * Returns the function that places the order on screen: one payment however often, and in however many tabs, it is
 * called. It leaves the shop, or shows why it did not and unlocks the cart.
 */
export function useCheckout(onAlert: OnAlert) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const attempts = useRef(0);
  useFreedOnReturn(dispatch);

  return async (shippingData: ShippingData, shownOrder: string): Promise<void> => {
    if (selectIsCheckingOut(store.getState())) return;
    const { activeElement } = document;
    dispatch(checkoutStarted());
    const attempt = ++attempts.current;
    try {
      const address = await startPayment(store, shippingData, shownOrder);
      dispatch(draftCleared({ form: SHIPPING_DRAFT }));
      location.assign(address);
      await pause(LEAVING_MS);
      // Not a later attempt, after the user returned from the payment page.
      if (attempt === attempts.current) dispatch(checkoutEnded());
    } catch (error) {
      if (attempt !== attempts.current) return;
      flushSync(() => dispatch(checkoutEnded()));
      // The field or button was disabled during the call, and its focus went to the body, or to `main` by the second half
      // of a double click. The alert must give it back to the field or button.
      const isLost = document.activeElement?.contains(activeElement);
      if (isLost && activeElement instanceof HTMLElement) activeElement.focus();
      onAlert(refusalOf(error), error as Failure);
    }
  };
}

/** Returns the message about why a checkout ended without a payment. */
function refusalOf(error: unknown): string {
  if (error instanceof ProductGone) return cartTexts.goneLine(error.line);
  return error instanceof CartChanged ? cartTexts.cartChanged : cartTexts.checkoutFailed;
}

// The browser's Back button may restore the page from its cache just as it was left.
function useFreedOnReturn(dispatch: AppDispatch): void {
  useEffect(() => {
    forgetOwnPayment();
    const free = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      forgetPayment();
      dispatch(checkoutEnded());
      dispatch(refetchCart()).catch(() => {}); // already logged
    };
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, [dispatch]);
}
