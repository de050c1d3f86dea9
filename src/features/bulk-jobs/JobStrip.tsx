import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { DenseTheme } from '../../components/theme/DenseTheme';
import { countByStatus, type BulkJob } from '../../domain/bulkJob';
import { bulkJobs as texts } from './bulkJobs.texts';
import styles from './JobStrip.module.css';

/** The progress of a bulk job, with a link to its page. */
export function JobStrip({ job, path }: { job: BulkJob; path: string }) {
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
