import { cartApi } from '../../api/cart';
import type { Failure } from '../../domain/types';
import { useAppDispatch } from '../../store/hooks';
import { notificationAdded } from '../notifications/notificationsSlice';
import { cartTexts } from './cart.texts';

/**
 * Returns a function that removes a product from the cart, with a toast, and resolves to the failure, if any, which the
 * caller reports.
 */
export function useRemoveFromCart(): (productId: string) => Promise<Failure | undefined> {
  const dispatch = useAppDispatch();
  const [send] = cartApi.useRemoveFromCartMutation();
  return async (productId) => {
    const { data, error } = await send(productId);
    if (error) return error as Failure;
    dispatch(notificationAdded('success', data ? { foreign: data } : cartTexts.removed));
    return undefined;
  };
}
