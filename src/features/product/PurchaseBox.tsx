import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useAddToCart } from '../cart/useAddToCart';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { addToCart } from '../cart/addToCart.texts';
import { cartTexts } from '../cart/cart.texts';
import { QuantityField } from '../cart/QuantityField';
import { CartNote } from './CartNote';
import styles from './ProductScreen.module.css';

type Props = { id: string; title: string; isSoldOut: boolean };

/** The quantity, and buttons that add it to the cart or also open the cart. */
export function PurchaseBox({ id, title, isSoldOut }: Props) {
  const [quantity, setQuantity] = useState(1);
  const addButton = useRef<HTMLButtonElement>(null);
  const [runOnce, isBusy] = useSingleFlight();
  const { add, buy } = useAddToCart();

  return (
    <>
      <div className={styles['purchase']}>
        <QuantityField label={cartTexts.quantity} value={quantity} onChange={setQuantity} />
        <Button
          ref={addButton}
          variant="outlined"
          className={styles['action'] ?? ''}
          disabled={isSoldOut}
          aria-disabled={isBusy}
          onClick={(event) => void runOnce(() => add(id, quantity), event)}
        >
          {addToCart.add}
        </Button>
        <Button
          variant="contained"
          className={styles['action'] ?? ''}
          disabled={isSoldOut}
          aria-disabled={isBusy}
          onClick={(event) => void runOnce(() => buy(id, quantity), event)}
        >
          {addToCart.buy}
        </Button>
      </div>
      <CartNote id={id} title={title} onRemoved={() => addButton.current?.focus()} />
    </>
  );
}
