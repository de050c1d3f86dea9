'use no memo';

import { Suspense, useEffect, useState } from 'react';
import { selectNotifications } from './notificationsSlice';
import { useAppSelector } from '../../store/hooks';
import { notificationTexts } from './notifications.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { useWhenIdle } from '../../hooks/useWhenIdle';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { DialogUnavailable } from './DialogUnavailable';

const Toasts = lazyWithPreload(() => import('./Toasts'));
const NotificationList = lazyWithPreload(() => import('./NotificationList'));

/**
 * Toasts, and under Alt+T the list of those that have gone. Toasts load when the page is idle, so that
 * one can also say that the connection is gone; the list loads when it is asked for.
 */
export function Notifications() {
  const newest = useAppSelector((state) => selectNotifications(state)[0]?.id);
  const [isListOpen, setIsListOpen] = useState(false);
  const isIdle = useWhenIdle();
  useEffect(() => {
    if (isIdle) void Toasts.preload();
  }, [isIdle]);

  useShortcuts(
    [
      {
        keys: 'Alt+KeyT', // by the key's place: with Alt some layouts give another letter
        does: notificationTexts.notifications,
        run: () => setIsListOpen(!isListOpen),
        isUniversal: true,
      },
    ],
    'everywhere',
  );

  const closeList = () => setIsListOpen(false);
  return (
    <>
      <ErrorBoundary resetKey={newest}>
        <Suspense>{newest !== undefined && <Toasts />}</Suspense>
      </ErrorBoundary>
      {isListOpen && (
        <ErrorBoundary fallback={() => <DialogUnavailable onClose={closeList} />}>
          <Suspense>
            <NotificationList onClose={closeList} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
