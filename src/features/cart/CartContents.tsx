import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { cartApi } from '../../api/cart';
import type { Cart } from '../../domain/types';
import { useCart } from './useCart';
import { selectIsBusy } from './cartSlice';
import { useAppSelector } from '../../store/hooks';
import { cartTexts } from './cart.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { CartLine } from './CartLine';
import { Summary } from './Summary';
import { useRemoval } from './useRemoval';
import styles from './Cart.module.css';

type Props = {
  cart: Cart;
  /** Says what failed; it outlives this part, which goes when the cart is empty. */
  onAlert: (text: string) => void;
};

/** A cart with something in it: the lines, and beside them what they cost and where they go. */
export function CartContents({ cart, onAlert }: Props) {
  const { items } = useCart();
  const isBusy = useAppSelector(selectIsBusy);
  const [isEmptying, setIsEmptying] = useState(false);
  const [emptyCart] = cartApi.useEmptyCartMutation();
  const list = useRef<HTMLUListElement>(null);
  const removal = useRemoval(list, onAlert);

  const empty = async () => {
    setIsEmptying(false);
    if ((await emptyCart()).error) onAlert(cartTexts.emptyFailed);
  };

  return (
    <fieldset className={styles['contents']} disabled={isBusy}>
      <div>
        <ul className={styles['lines']} aria-label={cartTexts.items} ref={list}>
          {items.map(({ product, quantity }, place) => (
            <CartLine
              key={product.id}
              product={product}
              quantity={quantity}
              isLeaving={removal.leaving.includes(product.id)}
              onRemove={() => removal.ask(product, place)}
              onAlert={onAlert}
            />
          ))}
        </ul>
        <Button color="error" onClick={() => setIsEmptying(true)} disabled={isBusy}>
          {cartTexts.emptyCart}
        </Button>
      </div>
      <Summary cart={cart} isChanging={removal.leaving.length > 0} onAlert={onAlert} />
      {removal.asked && (
        <ConfirmDialog
          question={cartTexts.removeQuestion(removal.asked.title)}
          onConfirm={removal.confirm}
          onCancel={removal.cancel}
        />
      )}
      {isEmptying && (
        <ConfirmDialog
          question={cartTexts.emptyQuestion}
          onConfirm={() => void empty()}
          onCancel={() => setIsEmptying(false)}
        />
      )}
    </fieldset>
  );
}
