import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { cartApi } from '../../api/cart';
import { formatCents } from '../../domain/money';
import { ORDER_PRIORITIES, type OrderPriority } from '../../domain/priority';
import type { Cart } from '../../domain/types';
import { selectShownOrder, useCart, type CartTotals } from './useCart';
import { selectIsBusy } from './cartSlice';
import { useSubmit } from '../../hooks/useSubmit';
import { useAppSelector } from '../../store/hooks';
import { Amount, Amounts } from '../../components/Amounts';
import { cartTexts } from './cart.texts';
import { ShippingFields, useShippingForm } from './ShippingFields';
import { useCheckout } from './useCheckout';
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
  const form = useShippingForm(cart.shippingData);
  const checkOut = useCheckout(onAlert);
  const submit = useSubmit({
    check: form.check,
    // Not waited for: after a return from the payment page the next order may begin at once.
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

/** What the cart costs, line by line (spec section 9). */
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
