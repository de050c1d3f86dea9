import { useEffect, useRef } from 'react';
import { cartApi } from '../../api/cart';
import { forgetOwnPayment, forgetPayment } from '../../api/cartLock';
import { pause } from '../../domain/concurrency';
import type { ShippingData } from '../../domain/types';
import { checkoutEnded, checkoutStarted, selectIsBusy } from './cartSlice';
import { draftCleared } from '../form-drafts/draftsSlice';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import type { AppDispatch } from '../../store/makeStore';
import { cartTexts } from './cart.texts';
import { CartChanged, startPayment } from './startPayment';
import { SHIPPING_DRAFT } from './ShippingFields';

/** If the browser has not left by then, the payment page does not answer (milliseconds). */
const LEAVING_MS = 15_000;

/**
 * Gives the function that places the order that is shown: one payment however often it is
 * called, in however many tabs. It leaves the shop, or says why not and frees the cart again.
 */
export function useCheckout(onAlert: (text: string) => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isHere = useIsMounted();
  const attempts = useRef(0);
  useFreedOnReturn(dispatch);

  const say = (text: string) => {
    if (isHere.current) onAlert(text);
    else dispatch(notificationAdded('error', text)); // the person has gone to another page meanwhile
  };

  return async (shippingData: ShippingData, shownOrder: string): Promise<void> => {
    if (selectIsBusy(store.getState())) return;
    dispatch(checkoutStarted());
    const attempt = ++attempts.current;
    try {
      const address = await startPayment(store, shippingData, shownOrder);
      dispatch(draftCleared({ form: SHIPPING_DRAFT }));
      location.assign(address);
      await pause(LEAVING_MS);
      // Not a later one, after the person came back from the payment page.
      if (attempt === attempts.current) dispatch(checkoutEnded());
    } catch (error) {
      dispatch(checkoutEnded());
      say(error instanceof CartChanged ? cartTexts.cartChanged : cartTexts.checkoutFailed);
    }
  };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
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
