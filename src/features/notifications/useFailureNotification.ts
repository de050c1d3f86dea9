import { useEffect, useRef } from 'react';
import { notificationAdded } from './notificationsSlice';
import { useAppDispatch } from '../../store/hooks';

/** A toast for every new failure of a reading; one from before the screen opened is no news. */
export function useFailureNotification(failure: unknown, text: string): void {
  const dispatch = useAppDispatch();
  const told = useRef(failure);
  useEffect(() => {
    if (failure === undefined || failure === told.current) return;
    told.current = failure;
    dispatch(notificationAdded('error', text));
  }, [failure, text, dispatch]);
}
