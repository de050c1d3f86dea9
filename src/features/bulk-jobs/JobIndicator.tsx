import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { countByStatus, type BulkJob } from '../../domain/bulkJob';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { bulkJobs as texts } from './bulkJobs.texts';
import { JobStrip } from './JobStrip';
import { JOB_PATHS, useBulkJob } from './useBulkJob';

/** Shows the progress of a bulk job on every page but its own, and shows a notification there when it has ended. */
export default function JobIndicator() {
  const { job } = useBulkJob();
  const { pathname } = useLocation();
  const path = JOB_PATHS[job?.kind ?? 'state'];
  const isOnJobPage = pathname === path;
  useJobEnd(isOnJobPage);
  if (!job || isOnJobPage) return null;
  return <JobStrip job={job} path={path} />;
}

/**
 * Shows a notification that the job has ended unless its own page shows it, and closes a job that changed every item
 * and ran, or was viewed, in this tab. The page of a job for products shows the new values in its table, so nothing is
 * left to show there either.
 */
function useJobEnd(isOnJobPage: boolean): void {
  const dispatch = useAppDispatch();
  const { job, isHere, close } = useBulkJob();
  const isOurs = useRef(false);
  // A job that is done is news, too: it ended while this file was loading.
  const wasRunning = useRef(job !== null && isAllDone(job));
  useEffect(() => {
    isOurs.current = job !== null && (isOurs.current || isHere || isOnJobPage);
    if (job?.phase === 'ended' && isOurs.current) {
      const counts = countByStatus(job);
      const isShown = isOnJobPage && !(isAllDone(job) && job.kind === 'product');
      if (wasRunning.current && !isShown) {
        const severity = counts.failed > 0 ? 'error' : counts.changed > 0 ? 'info' : 'success';
        dispatch(notificationAdded(severity, texts.announcement(job, counts)));
      }
      if (isAllDone(job) && !isShown) close();
    }
    wasRunning.current = job?.phase === 'running';
  }, [dispatch, job, isHere, isOnJobPage, close]);
}

function isAllDone({ items }: BulkJob): boolean {
  return items.every(({ status }) => status === 'done');
}
