import { useEffect, useRef, useState } from 'react';
import {
  connectionChanged,
  selectIsCopyShown,
  selectIsOnline,
  selectRefusedWrites,
} from '../../api/connectionSlice';
import { forceFresh } from '../../api/requestContext';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { shopApi } from '../../api/shopApi';
import { notificationAdded } from '../../features/notifications/notificationsSlice';
import { retryWhileVisible } from '../../hooks/retryWhileVisible';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { layout } from './layout.texts';
import styles from './Banners.module.css';
import { selectIsOutdated } from '../../offline/newVersionSlice';
import { common } from '../../components/common.texts';
import { loadNewVersion } from '../../offline/loadNewVersion';

/**
 * Tells that what is on screen may be old, and that a change was not sent. Not lazy, as toasts
 * are: there would be no connection to load it with.
 */
export function ConnectionBanner() {
  const { isOffline, hasRefused } = useConnection();
  if (!isOffline) return null;
  return (
    <div role="status" className={styles['banner']}>
      <p>{layout.offline}</p>
      {hasRefused && <p>{layout.writeRefused}</p>}
    </div>
  );
}

/** Has RTK Query refetch what is on screen, as `setupListeners` would when the browser is online. */
const { onOnline } = shopApi.internalActions;

/**
 * Follows the browser's connection: notifies of writes that were refused without one, and refetches
 * what is on screen when it is back.
 */
function useConnection() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOnline = useAppSelector(selectIsOnline);
  const isCopyShown = useAppSelector(selectIsCopyShown);
  const refused = useAppSelector(selectRefusedWrites);
  const notifiedRefusals = useRef(refused);
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
      dispatch(onOnline());
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

/**
 * Offers to load a newer build; the browser asks first where unsent work would be lost. Not lazy:
 * the chunks of this build may be gone by then.
 */
export function NewVersion() {
  const [isLoading, setIsLoading] = useState(false);
  if (!useAppSelector(selectIsOutdated)) return null;
  const load = () => {
    setIsLoading(true);
    // It ends only where the person has chosen to stay.
    void loadNewVersion().finally(() => setIsLoading(false));
  };
  return (
    <div role="status" className={styles['banner']}>
      <p>{layout.newVersion}</p>
      <button type="button" className="button" disabled={isLoading} onClick={load}>
        {common.reload}
      </button>
    </div>
  );
}
