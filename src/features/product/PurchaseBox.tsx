import Button from '@mui/material/Button';
import { useRef, useState, type MouseEvent } from 'react';
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
  const [isBusy, setIsBusy] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  // Bought: in the second before the cart opens nothing else is added.
  const isLeaving = useRef(false);
  const singleFlight = useSingleFlight();
  const { add, buy } = useAddToCart();

  const send = (action: typeof add) =>
    singleFlight(async () => {
      if (isLeaving.current) return;
      setIsBusy(true);
      const isAdded = await action(id, quantity);
      isLeaving.current = isAdded && action === buy;
      setIsBusy(isLeaving.current);
    });

  // The second click of a double click is not a second intent, however fast the first was answered.
  const onClick = (action: typeof add) => (event: MouseEvent) => {
    if (event.detail <= 1) void send(action);
  };

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
          onClick={onClick(add)}
        >
          {addToCart.add}
        </Button>
        <Button
          variant="contained"
          className={styles['action'] ?? ''}
          disabled={isSoldOut}
          aria-disabled={isBusy}
          onClick={onClick(buy)}
        >
          {addToCart.buy}
        </Button>
      </div>
      <CartNote id={id} title={title} onRemoved={() => addButton.current?.focus()} />
    </>
  );
}
