import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import { formatCents } from '../../domain/money';
import { isSoldOut } from '../../domain/stock';
import type { Product } from '../../domain/types';
import { useAddToCart } from '../cart/useAddToCart';
import { focusHeading } from '../../components/focusHeading';
import { BottomBar } from '../../components/BottomBar';
import { usePageState } from '../../hooks/usePageState';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { addToCart } from '../cart/addToCart.texts';
import { cartTexts } from '../cart/cart.texts';
import { QuantityField } from '../cart/QuantityField';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { cartApi } from '../../api/cart';
import { PATHS } from '../../config/paths';
import { useAppDispatch } from '../../store/hooks';
import { notificationAdded } from '../notifications/notificationsSlice';
import { ConfirmDialog } from '../../components/Dialog';
import { product as texts } from './product.texts';
import { useRemoveFromCart } from '../cart/useRemoveFromCart';
import styles from './ProductScreen.module.css';

type Props = {
  product: Product;
  /** What to know before buying. */
  children: ReactNode;
};

/** The quantity, and buttons that add it to the cart or also open the cart. */
export function PurchaseBox({ product, children }: Props) {
  const { id, title, priceCents } = product;
  const [quantity, setQuantity] = usePageState<number>('quantity', 1);
  const addButton = useRef<HTMLButtonElement>(null);
  const [runOnce, isBusy] = useSingleFlight();
  const { add, buy } = useAddToCart();
  const isGone = isSoldOut(product);

  const takeFocus = () => {
    if (document.activeElement !== document.body) return; // the note has stayed, and its button
    const options = { preventScroll: true };
    if (isGone) focusHeading(options);
    else addButton.current?.focus(options);
  };

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
      <CartNote id={id} title={title} onRemoved={takeFocus} />
    </>
  );
}

type CartNoteProps = {
  id: string;
  title: string;
  /** Called once the note was removed, and has lost the focus with its button; the note returns if the call fails. */
  onRemoved: () => void;
};

/** How many of this product are in the cart, if any, and a button that removes them. */
function CartNote({ id, title, onRemoved }: CartNoteProps) {
  const quantity = useQuantityInCart(id);
  const dispatch = useAppDispatch();
  const removeFromCart = useRemoveFromCart();
  const [isAsking, setIsAsking] = useState(false);

  const remove = async () => {
    setTimeout(onRemoved); // without waiting for the answer
    const failure = await removeFromCart(id);
    if (failure) dispatch(notificationAdded('error', cartTexts.removeFailed));
  };

  return (
    <>
      {quantity > 0 && (
        <Card className={styles['inCart'] ?? ''}>
          <p>
            {texts.inCart(quantity)} · <Link href={PATHS.cart}>{texts.toCart}</Link>
          </p>
          <Button onClick={() => setIsAsking(true)}>{cartTexts.remove}</Button>
        </Card>
      )}
      {isAsking && (
        <ConfirmDialog
          question={cartTexts.removeQuestion(title)}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Returns how many pieces of a product are in the cart; 0 until it is read. */
function useQuantityInCart(productId: string): number {
  return cartApi.useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({
      quantity: data?.lines.find((line) => line.productId === productId)?.quantity ?? 0,
    }),
  }).quantity;
}
