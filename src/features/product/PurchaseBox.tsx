import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import { formatCents } from '../../domain/money';
import { isSoldOut } from '../../domain/stock';
import type { Product } from '../../domain/types';
import { useAddToCart } from '../cart/useAddToCart';
import { BottomBar } from '../../components/BottomBar';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { addToCart } from '../cart/addToCart.texts';
import { cartTexts } from '../cart/cart.texts';
import { QuantityField } from '../cart/QuantityField';
import { CartNote } from './CartNote';
import styles from './ProductScreen.module.css';

type Props = {
  product: Product;
  /** What to know before buying. */
  children: ReactNode;
};

/** The quantity, and buttons that add it to the cart or also open the cart. */
export function PurchaseBox({ product, children }: Props) {
  const { id, title, priceCents } = product;
  const [quantity, setQuantity] = useState(1);
  const addButton = useRef<HTMLButtonElement>(null);
  const [runOnce, isBusy] = useSingleFlight();
  const { add, buy } = useAddToCart();
  const isGone = isSoldOut(product);

  return (
    <>
      <div className={styles['purchase']}>
        {children}
        <QuantityField
          label={cartTexts.quantity}
          value={quantity}
          className={styles['quantity'] ?? ''}
          onChange={setQuantity}
        />
        <BottomBar amount={formatCents(priceCents)}>
          <Button
            ref={addButton}
            variant="outlined"
            disabled={isGone}
            aria-disabled={isBusy}
            onClick={(event) => void runOnce(() => add(id, quantity), event)}
          >
            {addToCart.add}
          </Button>
          <Button
            variant="contained"
            disabled={isGone}
            aria-disabled={isBusy}
            onClick={(event) => void runOnce(() => buy(id, quantity), event)}
          >
            {addToCart.buy}
          </Button>
        </BottomBar>
      </div>
      <CartNote id={id} title={title} onRemoved={() => addButton.current?.focus()} />
    </>
  );
}
