import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { countByStatus, type BulkCounts, type BulkItem, type BulkJob } from '../../domain/bulkJob';
import { useEntities } from '../../hooks/useEntity';
import { useFocusLost } from '../../hooks/useFocusLost';
import { useBulkJob } from './useBulkJob';
import { useUnloadQuestion } from '../form-drafts/useLeaveGuard';
import { bulkJobs as texts } from './bulkJobs.texts';
import { Message } from '../../components/Message';
import { ProgressBar } from '../../components/ProgressBar';
import { JobResults, useResultsView } from './JobResults';
import { focusHeading } from '../../components/focusHeading';
import styles from './JobPanel.module.css';

type Props = {
  /** Called with the items that were not changed, when the job is closed. */
  onClosed?: ((unchanged: readonly BulkItem[]) => void) | undefined;
  /** Whether it replaces the button that started the job, and takes its focus. */
  takesFocus: boolean;
  /** Whether it is a bar below the things that are changed: a button shows the results. */
  isBar?: boolean;
};

/** The progress of a job, its commands and the result of each item. */
export function JobPanel({ takesFocus, onClosed, isBar = false }: Props) {
  const { job, isHere, isPersisted } = useBulkJob();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not if another tab starts one: the user may be typing here.
  const [isStartedHere] = useState(takesFocus && isHere);
  useEffect(() => {
    if (isStartedHere) heading.current?.focus();
  }, [isStartedHere]);
  const { isOpen, setIsOpen } = useResultsView();
  const failed = useUnsaved(isBar ? job : null, 'failed');
  const leftOut = useUnsaved(isBar ? job : null, 'changed');
  const unsaved = [failed, leftOut].filter(Boolean).join(' ');
  useUnloadQuestion(isHere && !isPersisted);
  if (!job) return null;
  const counts = countByStatus(job);
  const { all, finished, sending } = counts;
  return (
    <Paper
      component="section"
      elevation={isBar ? 1 : 0}
      aria-label={texts.jobs(job.kind)}
      className={styles[isBar ? 'bar' : 'page'] ?? ''}
    >
      <h2 ref={heading} tabIndex={-1}>
        {texts.jobHeading(job.kind, job.phase)}
      </h2>
      <ProgressBar
        label={texts.progress}
        done={finished}
        all={all}
        text={texts.progressText(counts)}
      />
      <p>
        {texts.progressText(counts)} · {texts.counts(counts)}
      </p>
      {unsaved && <p>{unsaved}</p>}
      {/* Once all products are done, a notification says so and the bar disappears. */}
      {!(isBar && counts.done === all) && (
        <Announcement job={job} counts={counts} unsaved={unsaved} />
      )}
      {job.phase === 'running' && <p>{isHere ? isPersisted && texts.leaving : texts.elsewhere}</p>}
      {job.phase === 'stopped' && <p>{sending > 0 ? texts.windingDown : texts.stoppedLead}</p>}
      {isHere && !isPersisted && <Message kind="error">{texts.notPersisted}</Message>}
      <Controls
        counts={counts}
        isBar={isBar}
        onClosed={onClosed}
        // The pressed button disappears.
        onPressed={() => heading.current?.focus({ preventScroll: true })}
      />
      {isBar && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {texts.results}
        </Button>
      )}
      {(isOpen || !isBar) && (
        <div className={styles['results']}>
          <JobResults job={job} />
        </div>
      )}
    </Paper>
  );
}

/**
 * Says which products failed, or were left out because they have changed, up to three by name: the bar has its results
 * behind a button. Says nothing if all have been deleted.
 */
function useUnsaved(job: BulkJob | null, status: 'failed' | 'changed'): string {
  const ids = (job?.items ?? []).flatMap((item) =>
    'productId' in item && item.status === status ? [item.productId] : [],
  );
  const named = useEntities('products', ids.slice(0, 3));
  return named.length > 0 ? texts.unsaved(status, named, ids.length) : '';
}

type ControlsProps = { counts: BulkCounts; isBar: boolean; onPressed: () => void } & Pick<
  Props,
  'onClosed'
>;

function Controls({ counts, isBar, onPressed, onClosed }: ControlsProps) {
  const { job, isUnderWay, isHere, stop, resume, retryFailed, close } = useBulkJob();
  // The job may end while the focus is on the button that stops it.
  useFocusLost(isUnderWay && isHere, onPressed);
  if (!job || (isUnderWay && !isHere)) return null;
  const { all, failed, finished, sending } = counts;
  const isUnfinished = finished < all;
  const press = (act: () => unknown) => () => {
    void act();
    onPressed();
  };
  const closeJob = () => {
    focusHeading({ preventScroll: isBar });
    close();
    onClosed?.(job.items.filter(({ status }) => status !== 'done'));
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlock: 2 }}>
      {isUnderWay && (
        <Button variant="outlined" onClick={press(stop)}>
          {texts.stop}
        </Button>
      )}
      {!isUnderWay && !isHere && isUnfinished && (
        <Button variant="contained" onClick={press(resume)}>
          {texts.resume}
        </Button>
      )}
      {!isUnderWay && !isUnfinished && failed > 0 && (
        <Button variant="contained" onClick={press(retryFailed)}>
          {texts.retryFailed}
        </Button>
      )}
      {!isUnderWay && sending === 0 && (
        <Button variant="outlined" onClick={closeJob}>
          {isUnfinished ? texts.abandon : texts.close(job.kind)}
        </Button>
      )}
    </Stack>
  );
}

type AnnouncementProps = { job: BulkJob; counts: BulkCounts; unsaved: string };

/** Announces each quarter of the progress, not each item; nor each reply that is still awaited after 'Ferma'. */
function Announcement({ job, counts, unsaved }: AnnouncementProps) {
  const quarter = Math.floor((counts.finished / Math.max(1, counts.all)) * 4);
  const heading = texts.jobHeading(job.kind, job.phase);
  const result = counts.sending > 0 ? heading : `${texts.announcement(job, counts)} ${unsaved}`;
  const text = job.phase === 'running' ? `${heading}: ${quarter * 25}%` : result;
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
