import { useEffect, useRef } from 'react';
import { shopApi } from '../api/shopApi';
import {
  connectionChanged,
  selectIsCopyShown,
  selectIsOnline,
  selectRefusedWrites,
} from '../state/connection';
import { noticed } from '../state/notices';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { shell } from '../texts/shell';

/** How often a catalogue that came from an earlier visit is asked for again. */
const COPY_RETRY_MS = 20_000;

/** Follows the browser's connection; says when a change was refused for want of one. */
export function useConnection() {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const isCopyShown = useAppSelector(selectIsCopyShown);
  const refused = useAppSelector(selectRefusedWrites);
  const said = useRef(refused);

  useEffect(() => {
    const follow = () => dispatch(connectionChanged(navigator.onLine));
    follow();
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, [dispatch]);

  // An old catalogue is replaced as soon as the backend answers again.
  useEffect(() => {
    if (!isOnline || !isCopyShown) return;
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
