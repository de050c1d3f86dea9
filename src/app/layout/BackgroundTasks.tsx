import { useEffect } from 'react';
import { isClockStopped } from '../../domain/clock';
import { JobIndicator } from '../../features/bulk-orders/JobIndicator';
import { syncBulkJob } from '../../features/bulk-orders/syncBulkJob';
import { recordOrderEvents } from '../../features/order/timeline/recordOrderEvents';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';

/**
 * What administrators have in the background of every page: continues and shows this browser's bulk
 * job, and records its changes of orders for their timelines.
 */
export default function BackgroundTasks() {
  const store = useAppStore();
  const isAdmin = useAppSelector(selectIsAdmin);
  // A replay neither reads nor writes what this browser stores.
  const isLive = !isClockStopped();
  useEffect(() => (isLive ? syncBulkJob(store) : undefined), [store, isLive]);
  useEffect(
    () => (isLive && isAdmin ? recordOrderEvents(store) : undefined),
    [store, isLive, isAdmin],
  );
  return <JobIndicator />;
}
