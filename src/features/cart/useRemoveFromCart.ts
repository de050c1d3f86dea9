import { cartApi } from '../../api/cart';
import { useAppDispatch } from '../../store/hooks';
import { notificationAdded } from '../notifications/notificationsSlice';
import { cartTexts } from './cart.texts';

/**
 * Returns a function that removes a product from the cart, with a toast, and resolves to whether it is removed. The
 * caller reports a failure.
 */
export function useRemoveFromCart(): (productId: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const [send] = cartApi.useRemoveFromCartMutation();
  return async (productId) => {
    const { data, error } = await send(productId);
    if (error) return false;
    dispatch(notificationAdded('success', data ? { foreign: data } : cartTexts.removed));
    return true;
  };
}
