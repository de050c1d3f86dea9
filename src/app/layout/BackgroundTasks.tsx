import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PATHS } from '../../config/paths';
import { countByStatus } from '../../domain/bulkJob';
import { isClockStopped } from '../../domain/clock';
import { selectIsAdmin } from '../../session/sessionSlice';
import { syncBulkJob } from '../../features/bulk-orders/syncBulkJob';
import { recordOrderEvents } from '../../features/order/timeline/recordOrderEvents';
import { useBulkJob } from '../../features/bulk-orders/useBulkJob';
import { notificationAdded } from '../../features/notifications/notificationsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { bulkOrders as texts } from '../../features/bulk-orders/bulkOrders.texts';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';

const JobStrip = lazyWithPreload(() => import('./JobStrip'));

/**
 * Runs what administrators have in the background of every page, and shows the progress of a bulk
 * job on every page but its own, with a link to it.
 */
export default function BackgroundTasks() {
  useBackgroundTasks();
  const { job } = useBulkJob();
  const { pathname } = useLocation();
  const path = job?.kind === 'state' ? PATHS.bulkState : PATHS.bulkShipping;
  const isOnJobPage = pathname === path;
  useJobEnd(isOnJobPage);
  if (!job || isOnJobPage) return null;
  // The work goes on where the strip does not come.
  return (
    <ErrorBoundary loading={null}>
      <JobStrip job={job} path={path} />
    </ErrorBoundary>
  );
}

/**
 * Notifies that the job has ended where its own page does not show it, and closes a job without
 * failures that ran, or was looked at, in this tab.
 */
function useJobEnd(isOnJobPage: boolean): void {
  const dispatch = useAppDispatch();
  const { job, isHere, close } = useBulkJob();
  const isOurs = useRef(false);
  const wasRunning = useRef(false);
  useEffect(() => {
    isOurs.current = job !== null && (isOurs.current || isHere || isOnJobPage);
    if (job?.phase === 'ended' && isOurs.current && !isOnJobPage) {
      const counts = countByStatus(job);
      if (wasRunning.current) {
        dispatch(
          notificationAdded(
            counts.failed > 0 ? 'error' : 'success',
            texts.announcement(job, counts),
          ),
        );
      }
      if (counts.failed === 0) close();
    }
    wasRunning.current = job?.phase === 'running';
  }, [dispatch, job, isHere, isOnJobPage, close]);
}

/** Continues and shows this browser's bulk job, and records changes of orders for their timelines. */
function useBackgroundTasks(): void {
  const store = useAppStore();
  const isAdmin = useAppSelector(selectIsAdmin);
  // A replay neither reads nor writes what this browser stores.
  const isLive = !isClockStopped();
  useEffect(() => (isLive ? syncBulkJob(store) : undefined), [store, isLive]);
  useEffect(
    () => (isLive && isAdmin ? recordOrderEvents(store) : undefined),
    [store, isLive, isAdmin],
  );
}
