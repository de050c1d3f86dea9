import { useEffect, useRef } from 'react';
import { notificationAdded } from './notificationsSlice';
import { useAppDispatch } from '../../store/hooks';

/** Shows a toast for every new failure of a query; failures from before mount are ignored. */
export function useFailureNotification(failure: unknown, text: string): void {
  const dispatch = useAppDispatch();
  const told = useRef(failure);
  useEffect(() => {
    if (failure === undefined || failure === told.current) return;
    told.current = failure;
    dispatch(notificationAdded('error', text));
  }, [failure, text, dispatch]);
}
