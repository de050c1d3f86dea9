import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { cartApi } from '../../api/cart';
import { ORDER_PRIORITIES, type OrderPriority } from '../../domain/priority';
import type { Cart } from '../../domain/types';
import { selectShownOrder, useCart } from './useCart';
import { selectIsBusy } from './cartSlice';
import { useAppSelector } from '../../store/hooks';
import { cartTexts } from './cart.texts';
import { ShippingFields } from './ShippingFields';
import { Totals } from './Totals';
import { useCheckout } from './useCheckout';
import { useShippingForm } from './useShippingForm';
import styles from './Cart.module.css';

type Props = {
  cart: Cart;
  /** A product is leaving the cart: its price is still in the total. */
  isChanging: boolean;
  onAlert: (text: string) => void;
};

/** Priority, shipping data and totals; sending it is the order. */
export function Summary({ cart, isChanging, onAlert }: Props) {
  const { totals, priority } = useCart();
  const shownOrder = useAppSelector(selectShownOrder);
  const isBusy = useAppSelector(selectIsBusy);
  const [updateDelivery] = cartApi.useUpdateDeliveryMutation();
  const element = useRef<HTMLFormElement>(null);
  const form = useShippingForm(cart.shippingData, element);
  const checkOut = useCheckout(onAlert);
  const headingId = useId();
  const priorityId = useId();

  return (
    <section aria-labelledby={headingId} className={styles['summary']}>
      <h2 id={headingId}>{cartTexts.summary}</h2>
      <form
        noValidate
        ref={element}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.check()) return;
          if (isChanging) onAlert(cartTexts.cartChanged);
          else void checkOut(form.data, shownOrder);
        }}
      >
        <div className="field">
          <label htmlFor={priorityId}>{cartTexts.priority}</label>
          <select
            id={priorityId}
            value={priority}
            onChange={(event) => void updateDelivery(event.target.value as OrderPriority)}
          >
            {ORDER_PRIORITIES.map((choice) => (
              <option key={choice} value={choice}>
                {cartTexts.priorities[choice]}
              </option>
            ))}
          </select>
        </div>
        <ShippingFields form={form} />
        <Totals totals={totals} />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
          {cartTexts.order}
        </Button>
        <p className={styles['hint']} role="status">
          {isBusy ? cartTexts.ordering : cartTexts.payHint}
        </p>
      </form>
    </section>
  );
}
