import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { PATHS } from '../../config/paths';
import { countsOf } from '../../domain/bulkJob';
import { useBackOffice } from '../useBackOffice';
import { useBulkJob } from '../../features/bulk-orders/useBulkJob';
import { notificationAdded } from '../../features/notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { bulkOrders as texts } from '../../features/bulk-orders/bulkOrders.texts';
import styles from './BackOffice.module.css';

/** What an administrator takes along from page to page: the way back to a job under way. */
export default function BackOffice() {
  useBackOffice();
  const { job } = useBulkJob();
  const { pathname } = useLocation();
  const path = job?.kind === 'state' ? PATHS.bulkState : PATHS.bulkShipping;
  const isThere = pathname === path;
  useEnd(isThere);
  if (!job || isThere) return null;
  const counts = countsOf(job);
  return (
    <aside className={styles['strip']} aria-label={texts.jobs}>
      <Link to={path}>{texts.indicator(job, counts)}</Link>
      <progress max={counts.all} value={counts.done + counts.failed} aria-hidden="true" />
    </aside>
  );
}

/**
 * Says that the job is done where its own page does not. One that ran or was looked at in this
 * tab is put away when the person is elsewhere and there is nothing left to be done about it.
 */
function useEnd(isSaid: boolean): void {
  const dispatch = useAppDispatch();
  const { job, isHere, close } = useBulkJob();
  const isOurs = useRef(false);
  const wasRunning = useRef(false);
  useEffect(() => {
    isOurs.current = job !== null && (isOurs.current || isHere || isSaid);
    if (job?.phase === 'ended' && isOurs.current && !isSaid) {
      const counts = countsOf(job);
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
  }, [dispatch, job, isHere, isSaid, close]);
}
