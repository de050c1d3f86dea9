import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { cartApi } from '../../api/cart';
import { PATHS } from '../../config/paths';
import { useAppDispatch } from '../../store/hooks';
import { notificationAdded } from '../notifications/notificationsSlice';
import { cartTexts } from '../cart/cart.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { product as texts } from './product.texts';
import styles from './ProductScreen.module.css';

type Props = {
  id: string;
  title: string;
  /** Called before the note disappears with the button that had the focus. */
  onRemoved: () => void;
};

/** How many of this product are in the cart, if any, and a button that removes them. */
export function CartNote({ id, title, onRemoved }: Props) {
  const quantity = useQuantityInCart(id);
  const dispatch = useAppDispatch();
  const [send] = cartApi.useRemoveFromCartMutation();
  const [isAsking, setIsAsking] = useState(false);

  const remove = async () => {
    const { data, error } = await send(id);
    if (error) {
      dispatch(notificationAdded('error', cartTexts.removeFailed));
    } else {
      dispatch(notificationAdded('success', data ? { foreign: data } : cartTexts.removed));
      onRemoved();
    }
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
