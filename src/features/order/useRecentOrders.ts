import { useCallback } from 'react';
import { now } from '../../domain/clock';
import {
  allOrdersForgotten,
  orderForgotten,
  orderRemembered,
  selectRecentOrders,
} from './recentOrdersSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Returns the orders that this device remembers at the user's request. */
export function useRecentOrders() {
  const dispatch = useAppDispatch();
  const recent = useAppSelector(selectRecentOrders);
  const remember = useCallback(
    (orderNumber: string) => void dispatch(orderRemembered({ orderNumber, seenAt: now() })),
    [dispatch],
  );
  const forget = (orderNumber: string) => void dispatch(orderForgotten(orderNumber));
  const forgetAll = () => void dispatch(allOrdersForgotten());
  return { recent, remember, forget, forgetAll };
}
