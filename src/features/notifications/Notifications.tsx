'use no memo';

import { useState } from 'react';
import { selectNotifications } from './notificationsSlice';
import { useAppSelector } from '../../store/hooks';
import { notificationTexts } from './notifications.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { DialogUnavailable } from './DialogUnavailable';

/** `app/pagePreload.ts` loads them with the first input, so that one can also report a lost connection. */
export const Toasts = lazyWithPreload(() => import('./Toasts'));
const NotificationList = lazyWithPreload(() => import('./NotificationList'));

/** Toasts, and under Alt+T the list of expired ones, which loads on demand. */
export function Notifications() {
  const newest = useAppSelector((state) => selectNotifications(state)[0]?.id);
  const [isListOpen, setIsListOpen] = useState(false);

  useShortcuts(
    [
      {
        keys: 'Alt+KeyT', // by the key's position: with Alt some layouts give another letter
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
      <ErrorBoundary loading={null} resetKey={newest}>
        {newest !== undefined && <Toasts />}
      </ErrorBoundary>
      {isListOpen && (
        <ErrorBoundary loading={null} fallback={() => <DialogUnavailable onClose={closeList} />}>
          <NotificationList onClose={closeList} />
        </ErrorBoundary>
      )}
    </>
  );
}
