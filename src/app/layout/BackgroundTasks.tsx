import { useEffect } from 'react';
import { isClockStopped } from '../../domain/clock';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { selectBulkJob } from '../../features/bulk-jobs/bulkJobSlice';
import { syncBulkJob } from '../../features/bulk-jobs/syncBulkJob';
import { recordOrderEvents } from '../../features/order/timeline/recordOrderEvents';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';

const JobIndicator = lazyWithPreload(() => import('../../features/bulk-jobs/JobIndicator'));

/**
 * Administrators' background work on every page: continues and shows this browser's bulk job, and records its changes
 * to orders for their timelines.
 */
export default function BackgroundTasks() {
  const store = useAppStore();
  const isAdmin = useAppSelector(selectIsAdmin);
  // A replay neither reads nor writes this browser's storage.
  const isLive = !isClockStopped();
  useEffect(() => (isLive ? syncBulkJob(store) : undefined), [store, isLive]);
  useEffect(
    () => (isLive && isAdmin ? recordOrderEvents(store) : undefined),
    [store, isLive, isAdmin],
  );
  const hasJob = useAppSelector((state) => selectBulkJob(state) !== null);
  // The job goes on even if this does not load.
  return <ErrorBoundary loading={null}>{hasJob && <JobIndicator />}</ErrorBoundary>;
}
