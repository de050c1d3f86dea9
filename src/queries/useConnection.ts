import { useEffect, useRef } from 'react';
import { isSealed } from '../api/seal';
import { shopApi } from '../api/shopApi';
import {
  connectionChanged,
  selectIsCopyShown,
  selectIsOnline,
  selectRefusedWrites,
} from '../state/connection';
import { noticed } from '../state/notices';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { shell } from '../texts/shell';

/** How often a catalogue that came from an earlier visit is asked for again. */
const COPY_RETRY_MS = 20_000;

/**
 * Follows the browser's connection: says when a change was refused for want of one, and has what
 * is on screen read again when it is back.
 */
export function useConnection() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOnline = useAppSelector(selectIsOnline);
  const isCopyShown = useAppSelector(selectIsCopyShown);
  const refused = useAppSelector(selectRefusedWrites);
  const said = useRef(refused);

  useEffect(() => {
    if (isSealed()) return;
    const follow = () => {
      const wasOnline = selectIsOnline(store.getState());
      dispatch(connectionChanged(navigator.onLine));
      if (navigator.onLine && !wasOnline) dispatch(shopApi.internalActions.onOnline());
    };
    follow();
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, [dispatch, store]);

  // An old catalogue is replaced as soon as the backend answers again.
  useEffect(() => {
    if (!isOnline || !isCopyShown || isSealed()) return;
    const readAgain = () => dispatch(shopApi.util.invalidateTags(['Products', 'Cart']));
    readAgain();
    const timer = setInterval(readAgain, COPY_RETRY_MS);
    return () => clearInterval(timer);
  }, [isOnline, isCopyShown, dispatch]);

  useEffect(() => {
    if (refused > said.current) dispatch(noticed('error', shell.writeRefused));
    said.current = refused;
  }, [refused, dispatch]);

  return { isOffline: !isOnline || isCopyShown, hasRefused: refused > 0 };
}
