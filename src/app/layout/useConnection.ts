import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { forceFresh } from '../../api/requestContext';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { shopApi } from '../../api/shopApi';
import {
  connectionChanged,
  selectIsCopyShown,
  selectIsOnline,
  selectRefusedWrites,
} from '../../api/connectionSlice';
import { notificationAdded } from '../../features/notifications/notificationsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { layout } from './layout.texts';
import { retryWhileVisible } from '../../hooks/retryWhileVisible';

/**
 * Follows the browser's connection: notifies of writes that were refused without one, and refetches
 * what is on screen when it is back.
 */
export function useConnection() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOnline = useAppSelector(selectIsOnline);
  const isCopyShown = useAppSelector(selectIsCopyShown);
  const refused = useAppSelector(selectRefusedWrites);
  const notifiedRefusals = useRef(refused);
  const wasCopyShown = useRef(isCopyShown);

  useEffect(() => {
    if (isNetworkBlocked()) return;
    return setupListeners(dispatch, (_, { onOnline }) => {
      const follow = () => {
        const wasOnline = selectIsOnline(store.getState());
        dispatch(connectionChanged(navigator.onLine));
        if (navigator.onLine && !wasOnline) dispatch(onOnline());
      };
      follow();
      addEventListener('online', follow);
      addEventListener('offline', follow);
      return () => {
        removeEventListener('online', follow);
        removeEventListener('offline', follow);
      };
    });
  }, [dispatch, store]);

  // The cart is small, on every page and never served offline: its reply shows that the backend answers.
  useEffect(() => {
    if (!isOnline || !isCopyShown || isNetworkBlocked()) return;
    return retryWhileVisible(() => {
      dispatch(forceFresh());
      dispatch(shopApi.util.invalidateTags(['Cart']));
    });
  }, [isOnline, isCopyShown, dispatch]);

  // Offline copies on screen are read again; the others are dropped.
  useEffect(() => {
    if (wasCopyShown.current && !isCopyShown) {
      setupListeners(dispatch, (_, { onOnline }) => {
        dispatch(onOnline());
        return () => {};
      });
      dispatch(shopApi.util.invalidateTags(['Copies']));
    }
    wasCopyShown.current = isCopyShown;
  }, [isCopyShown, dispatch]);

  useEffect(() => {
    if (refused > notifiedRefusals.current)
      dispatch(notificationAdded('error', layout.writeRefused));
    notifiedRefusals.current = refused;
  }, [refused, dispatch]);

  return { isOffline: !isOnline || isCopyShown, hasRefused: refused > 0 };
}
