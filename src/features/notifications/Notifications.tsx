'use no memo';

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PATHS } from '../../config/paths';
import { whenIdle } from '../../domain/whenIdle';
import { selectNotifications } from './notificationsSlice';
import { useAppSelector } from '../../store/hooks';
import { notificationTexts } from './notifications.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { DialogUnavailable } from './DialogUnavailable';

const Toasts = lazyWithPreload(() => import('./Toasts'));
const NotificationList = lazyWithPreload(() => import('./NotificationList'));

/**
 * Toasts, and under Alt+T the list of expired ones. Toasts load when the page is idle, so that one
 * can also report a lost connection; on the home page, whose visits are the shortest, with the first toast. The list loads on
 * demand.
 */
export function Notifications() {
  const newest = useAppSelector((state) => selectNotifications(state)[0]?.id);
  const [isListOpen, setIsListOpen] = useState(false);
  const isHome = useLocation().pathname === PATHS.home;
  useEffect(() => (isHome ? undefined : whenIdle(() => void Toasts.preload())), [isHome]);

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
