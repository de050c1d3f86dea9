import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PATHS } from '../../config/paths';
import { countByStatus } from '../../domain/bulkJob';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { bulkJobs as texts } from './bulkJobs.texts';
import { JobStrip } from './JobStrip';
import { useBulkJob } from './useBulkJob';

/** Shows the progress of a bulk job on every page but its own, and shows a notification there when it has ended. */
export default function JobIndicator() {
  const { job } = useBulkJob();
  const { pathname } = useLocation();
  const path = job?.kind === 'state' ? PATHS.bulkState : PATHS.bulkShipping;
  const isOnJobPage = pathname === path;
  useJobEnd(isOnJobPage);
  if (!job || isOnJobPage) return null;
  return <JobStrip job={job} path={path} />;
}

/**
 * Shows a notification that the job has ended unless its own page shows it, and closes a job that changed every order
 * and ran, or was viewed, in this tab.
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
        const severity = counts.failed > 0 ? 'error' : counts.changed > 0 ? 'info' : 'success';
        dispatch(notificationAdded(severity, texts.announcement(job, counts)));
      }
      if (counts.done === counts.all) close();
    }
    wasRunning.current = job?.phase === 'running';
  }, [dispatch, job, isHere, isOnJobPage, close]);
}
