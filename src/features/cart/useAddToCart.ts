import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { cartApi } from '../../api/cart';
import { pause } from '../../domain/concurrency';
import { BUY_REDIRECT_MS } from '../../domain/limits';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { addToCart as texts } from './addToCart.texts';
import { PATHS } from '../../config/paths';
import { useIsShown } from '../../hooks/useIsShown';

/**
 * Adds to the cart, with messages; `buy` also opens the cart a second later, unless the user leaves first (spec section
 * 2), and resolves then.
 */
export function useAddToCart() {
  const dispatch = useAppDispatch();
  const [send] = cartApi.useAddToCartMutation();
  const navigate = useNavigate();
  const isShown = useIsShown();

  const add = useCallback(
    async (productId: string, quantity = 1): Promise<boolean> => {
      // A screen that was left stays until the next one's file is loaded.
      if (location.pathname === PATHS.cart) return false;
      const result = await send({ productId, quantity });
      const isAdded = result.error === undefined;
      const text = result.data ? { foreign: result.data } : texts.added;
      // Also after a failure: the cart shows what is in it, for example all ten pieces.
      const action = { label: texts.toCart, path: PATHS.cart };
      dispatch(
        isAdded
          ? notificationAdded('success', text, action)
          : notificationAdded('error', texts.addFailed, action),
      );
      return isAdded;
    },
    [dispatch, send],
  );

  const buy = useCallback(
    async (productId: string, quantity = 1): Promise<boolean> => {
      const isAdded = await add(productId, quantity);
      if (!isAdded) return false;
      await pause(BUY_REDIRECT_MS);
      if (isShown()) void navigate(PATHS.cart);
      return true;
    },
    [add, isShown, navigate],
  );

  return { add, buy };
}
