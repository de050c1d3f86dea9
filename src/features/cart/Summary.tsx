import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { cartApi } from '../../api/cart';
import { Amount, Amounts } from '../../components/Amounts';
import { BottomBar } from '../../components/BottomBar';
import { CardIcon, GuaranteeIcon, ReturnIcon } from '../../components/icons';
import { pageNames } from '../../components/pageNames.texts';
import { PromiseLine, PromiseList } from '../../components/Promises';
import { PATHS } from '../../config/paths';
import { formatCents } from '../../domain/money';
import { ORDER_PRIORITIES, type OrderPriority } from '../../domain/priority';
import type { Cart } from '../../domain/types';
import { useSubmit } from '../../hooks/useSubmit';
import { useAppSelector } from '../../store/hooks';
import { cartTexts } from './cart.texts';
import { selectIsCheckingOut } from './cartSlice';
import { ShippingFields, useShippingForm } from './ShippingFields';
import { selectShownCart, useCart, type CartTotals } from './useCart';
import type { OnAlert } from './useCartAlert';
import { useCheckout } from './useCheckout';
import styles from './Cart.module.css';

/** The screens on which `BottomBar` is fixed. */
const FIXED_BAR = '(max-width: 47.99rem) and (min-height: 30rem)';

type Props = {
  cart: Cart;
  /** A product is being removed from the cart: its price is still in the total. */
  isChanging: boolean;
  onAlert: OnAlert;
};

/** Priority and shipping data, and beside or below them the totals; submitting it places the order. */
export function Summary({ cart, isChanging, onAlert }: Props) {
  const { totals } = useCart();
  const shownOrder = useAppSelector(selectShownCart);
  const isBusy = useAppSelector(selectIsCheckingOut);
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
  const { length: missing } = form.missing;
  // On phones an order can be sent before one has scrolled to its terms.
  const terms = useMediaQuery(FIXED_BAR) && cartTexts.termsInShort;
  const missingNote = missing > 0 && cartTexts.missing(missing);
  const note = isBusy ? cartTexts.ordering : missingNote || terms;

  return (
    <section aria-labelledby={headingId} className={styles['summary']}>
      <form noValidate onSubmit={submit}>
        <Card className={styles['delivery'] ?? ''}>
          <CardContent>
            <Typography variant="h2" sx={{ marginBottom: 1.5 }}>
              {cartTexts.delivery}
            </Typography>
            <PriorityField />
            <ShippingFields form={form} />
          </CardContent>
        </Card>
        <Card className={styles['order'] ?? ''}>
          <CardContent>
            <Typography id={headingId} variant="h2" sx={{ marginBottom: 1.5 }}>
              {cartTexts.summary}
            </Typography>
            <Totals totals={totals} />
            <Terms />
            <BottomBar amount={formatCents(totals.total)} note={note}>
              {/* Only its fieldset disables it: through MUI's `disabled` a double press would select the text behind. */}
              <Button type="submit" variant="contained" size="large">
                {cartTexts.order}
              </Button>
            </BottomBar>
          </CardContent>
        </Card>
      </form>
    </section>
  );
}

function PriorityField() {
  const { priority } = useCart();
  const isBusy = useAppSelector(selectIsCheckingOut);
  const [updateDelivery] = cartApi.useUpdateDeliveryMutation();
  return (
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
  );
}

/** The cart's costs, line by line (spec section 9). */
function Totals({ totals }: { totals: CartTotals }) {
  return (
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
  );
}

/** The notices that the law requires before an order; docs/decisions.md names the law of each sentence. */
function Terms() {
  return (
    <PromiseList>
      <PromiseLine icon={<CardIcon />}>{cartTexts.payHint}</PromiseLine>
      <PromiseLine icon={<ReturnIcon />}>
        {cartTexts.withdrawal} <Link href={PATHS.withdrawal}>{pageNames.withdrawal}</Link>.{' '}
        {cartTexts.returns} <Link href={PATHS.returnPolicy}>{pageNames.returnPolicy}</Link>.
      </PromiseLine>
      <PromiseLine icon={<GuaranteeIcon />}>
        {cartTexts.guarantee} <Link href={PATHS.legalGuarantee}>{pageNames.legalGuarantee}</Link>.
      </PromiseLine>
    </PromiseList>
  );
}
