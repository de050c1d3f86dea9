import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useEffect, useRef } from 'react';
import { cartApi, refetchCart } from '../../api/cart';
import { formatCents } from '../../domain/money';
import { ORDER_PRIORITIES, type OrderPriority } from '../../domain/priority';
import type { Cart, ShippingData } from '../../domain/types';
import { selectShownCart, useCart, type CartTotals } from './useCart';
import { selectIsBusy, checkoutEnded, checkoutStarted } from './cartSlice';
import { useSubmit } from '../../hooks/useSubmit';
import { useAppSelector, useAppDispatch, useAppStore } from '../../store/hooks';
import { Amount, Amounts } from '../../components/Amounts';
import { cartTexts } from './cart.texts';
import { ShippingFields, useShippingForm, SHIPPING_DRAFT } from './ShippingFields';
import { forgetOwnPayment, forgetPayment } from '../../api/cartLock';
import { pause } from '../../domain/concurrency';
import { draftCleared } from '../form-drafts/draftsSlice';
import type { AppDispatch } from '../../store/makeStore';
import { CartChanged, ProductGone, startPayment } from './startPayment';
import styles from './Cart.module.css';

type Props = {
  cart: Cart;
  /** A product is being removed from the cart: its price is still in the total. */
  isChanging: boolean;
  onAlert: (text: string) => void;
};

/** Priority, shipping data and totals; submitting it places the order. */
export function Summary({ cart, isChanging, onAlert }: Props) {
  const { totals, priority } = useCart();
  const shownOrder = useAppSelector(selectShownCart);
  const isBusy = useAppSelector(selectIsBusy);
  const [updateDelivery] = cartApi.useUpdateDeliveryMutation();
  const form = useShippingForm(cart.shippingData);
  const checkOut = useCheckout(onAlert);
  const submit = useSubmit({
    check: form.check,
    // Not awaited: after a return from the payment page the next order may begin at once.
    send: () => {
      if (isChanging) onAlert(cartTexts.cartChanged);
      else void checkOut(form.data, shownOrder);
    },
  });
  const headingId = useId();

  return (
    <Card component="section" aria-labelledby={headingId} className={styles['summary'] ?? ''}>
      <CardContent component="form" noValidate onSubmit={submit}>
        <Typography id={headingId} variant="h2" sx={{ marginBottom: 1.5 }}>
          {cartTexts.summary}
        </Typography>
        <TextField
          select
          label={cartTexts.priority}
          value={priority}
          disabled={isBusy}
          onChange={({ target }) => void updateDelivery(target.value as OrderPriority)}
        >
          {ORDER_PRIORITIES.map((choice) => (
            <option key={choice} value={choice}>
              {cartTexts.priorities[choice]}
            </option>
          ))}
        </TextField>
        <ShippingFields form={form} />
        <Totals totals={totals} />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
          {cartTexts.order}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ marginTop: 1 }}>
          {isBusy ? cartTexts.ordering : cartTexts.payHint}
        </Typography>
      </CardContent>
    </Card>
  );
}

/** The cart's costs, line by line (spec section 9). */
function Totals({ totals }: { totals: CartTotals }) {
  return (
    <div className={styles['totals']}>
      <Amounts>
        <Amount term={cartTexts.productsTotal}>{formatCents(totals.products)}</Amount>
        <Amount term={cartTexts.shipping}>{cartTexts.shippingFree}</Amount>
        <Amount term={cartTexts.surcharge} isLast>
          {formatCents(totals.surcharge)}
        </Amount>
        <Amount term={cartTexts.total} isTotal>
          {formatCents(totals.total)}
        </Amount>
      </Amounts>
    </div>
  );
}

/** If the browser has not left by then, the payment page does not answer (ms). */
const LEAVING_MS = 15_000;

/**
 * Returns the function that places the order on screen: one payment however often, and in however many tabs, it is
 * called. It leaves the shop, or shows why it did not and unlocks the cart.
 */
function useCheckout(onAlert: (text: string) => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const attempts = useRef(0);
  useFreedOnReturn(dispatch);

  return async (shippingData: ShippingData, shownOrder: string): Promise<void> => {
    if (selectIsBusy(store.getState())) return;
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
      dispatch(checkoutEnded());
      onAlert(refusalOf(error));
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
