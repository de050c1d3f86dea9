'use no memo';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  connectionChanged,
  selectIsCopyShown,
  selectIsOnline,
  selectRefusedWrites,
} from '../../api/connectionSlice';
import { forceFresh } from '../../api/requestContext';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { shopApi } from '../../api/shopApi';
import { Toasts } from '../../features/notifications/Notifications';
import { notificationAdded } from '../../features/notifications/notificationsSlice';
import { retryWhileVisible } from '../../hooks/retryWhileVisible';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { layout } from './layout.texts';
import styles from './Banners.module.css';
import { selectIsOutdated } from '../../offline/newVersionSlice';
import { common } from '../../components/common.texts';
import { loadNewVersion } from '../../offline/loadNewVersion';

/**
 * Shows that the content on screen may be old, and that a change was not sent if no toast can say it. Not lazy: without a
 * connection it could not be loaded.
 */
export function ConnectionBanner() {
  const { isOffline, isRefusalUnsaid } = useConnection();
  if (!isOffline) return null;
  return (
    <Banner>
      {layout.offline}
      {isRefusalUnsaid && <div>{layout.writeRefused}</div>}
    </Banner>
  );
}

function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Alert severity="warning" role="status" action={action} className={styles['banner'] ?? ''}>
      {children}
    </Alert>
  );
}

/** Makes RTK Query refetch the queries on screen, as `setupListeners` would when the browser comes online. */
const { onOnline } = shopApi.internalActions;

/**
 * Returns whether the shop is offline, and whether it has refused a write without a toast to say so. Follows the
 * browser's connection: shows a notification for each write that is refused meanwhile, and refetches the queries on
 * screen once it is back.
 */
function useConnection() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOnline = useAppSelector(selectIsOnline);
  const isCopyShown = useAppSelector(selectIsCopyShown);
  const refused = useAppSelector(selectRefusedWrites);
  const notifiedRefusals = useRef(refused);
  const [isRefusalUnsaid, setIsRefusalUnsaid] = useState(false);
  if (isOnline && isRefusalUnsaid) setIsRefusalUnsaid(false);
  const wasCopyShown = useRef(isCopyShown);

  useEffect(() => {
    if (isNetworkBlocked()) return;
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
  }, [dispatch, store]);

  // The cart is small, on every page and never served offline: its reply proves that the backend answers.
  useEffect(() => {
    if (!isOnline || !isCopyShown || isNetworkBlocked()) return;
    return retryWhileVisible(() => {
      dispatch(forceFresh());
      dispatch(shopApi.util.invalidateTags(['Cart']));
    });
  }, [isOnline, isCopyShown, dispatch]);

  // Offline copies on screen are refetched; the others are dropped.
  useEffect(() => {
    if (wasCopyShown.current && !isCopyShown) {
      dispatch(onOnline());
      dispatch(shopApi.util.invalidateTags(['Copies']));
    }
    wasCopyShown.current = isCopyShown;
  }, [isCopyShown, dispatch]);

  useEffect(() => {
    if (refused > notifiedRefusals.current) {
      dispatch(notificationAdded('error', layout.writeRefused));
      // Toasts load with the first input, which may come after the connection has gone.
      void Toasts.preload().then((isLoaded) => isLoaded || setIsRefusalUnsaid(true));
    }
    notifiedRefusals.current = refused;
  }, [refused, dispatch]);

  return { isOffline: !isOnline || isCopyShown, isRefusalUnsaid };
}

/**
 * Offers to load a newer build; the browser asks first if unsent work would be lost. Not lazy: the chunks of this build
 * may no longer be on the server.
 */
export function NewVersion() {
  const [isLoading, setIsLoading] = useState(false);
  if (!useAppSelector(selectIsOutdated)) return null;
  const load = () => {
    if (isLoading) return;
    setIsLoading(true);
    // Settles only if the user has chosen to stay.
    void loadNewVersion().finally(() => setIsLoading(false));
  };
  return (
    <Banner
      action={
        <Button variant="outlined" aria-disabled={isLoading} onClick={load}>
          {common.reload}
        </Button>
      }
    >
      {layout.newVersion}
    </Banner>
  );
}
