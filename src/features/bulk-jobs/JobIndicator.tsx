import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DenseTheme } from '../../components/theme/DenseTheme';
import { countByStatus, type BulkJob } from '../../domain/bulkJob';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { bulkJobs as texts } from './bulkJobs.texts';
import { JOB_PATHS, useBulkJob } from './useBulkJob';
import styles from './JobIndicator.module.css';

/** Shows the progress of a bulk job on every page but its own, and shows a notification there when it has ended. */
export default function JobIndicator() {
  const { job } = useBulkJob();
  const { pathname } = useLocation();
  const path = JOB_PATHS[job?.kind ?? 'state'];
  const isOnJobPage = pathname === path;
  useJobEnd(isOnJobPage);
  if (!job || isOnJobPage) return null;
  const counts = countByStatus(job);
  return (
    <DenseTheme>
      <Paper
        component="aside"
        square
        variant="outlined"
        className={styles['strip'] ?? ''}
        aria-label={texts.jobs(job.kind)}
      >
        <Link href={path}>{texts.indicator(job, counts)}</Link>
        {/* The link says it in words. */}
        <LinearProgress
          variant="determinate"
          value={(100 * counts.finished) / Math.max(1, counts.all)}
          className={styles['progress'] ?? ''}
          aria-hidden="true"
        />
      </Paper>
    </DenseTheme>
  );
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
  const wasOpen = useRef(job !== null && isAllDone(job));
  useEffect(() => {
    isOurs.current = job !== null && (isOurs.current || isHere || isOnJobPage);
    if (job?.phase === 'ended' && isOurs.current) {
      const counts = countByStatus(job);
      const isShown = isOnJobPage && !(isAllDone(job) && job.kind === 'product');
      if (wasOpen.current && !isShown) {
        const severity = counts.failed > 0 ? 'error' : counts.changed > 0 ? 'info' : 'success';
        dispatch(notificationAdded(severity, texts.announcement(job, counts)));
      }
      if (isAllDone(job) && !isShown) close();
    }
    wasOpen.current = job !== null && job.phase !== 'ended';
  }, [dispatch, job, isHere, isOnJobPage, close]);
}

function isAllDone({ items }: BulkJob): boolean {
  return items.every(({ status }) => status === 'done');
}
