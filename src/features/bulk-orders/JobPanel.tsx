import { useEffect, useRef } from 'react';
import { countsOf, type BulkCounts, type BulkItem, type BulkJob } from '../../domain/bulkJob';
import { useBulkJob } from './useBulkJob';
import { useUnloadQuestion } from '../form-drafts/useUnloadQuestion';
import { bulkOrders as texts } from './bulkOrders.texts';
import { Message } from '../../components/Message';
import { ProgressBar } from '../../components/ProgressBar';
import { JobResults } from './JobResults';
import styles from './BulkOrders.module.css';

type Props = {
  /** The job is put away; these of its orders were not changed. */
  onClosed?: ((left: readonly BulkItem[]) => void) | undefined;
  /** Stands where the button was that started the job, and takes the focus from it. */
  takesFocus: boolean;
};

/** How a job goes, what can be done about it, and what became of each order. */
export function JobPanel({ takesFocus, onClosed }: Props) {
  const { job, isHere, isKept } = useBulkJob();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useUnloadQuestion(isHere && !isKept);
  if (!job) return null;
  const counts = countsOf(job);
  const { all, done, failed, sending } = counts;
  return (
    <section className={styles['job']}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.jobHeading(job.kind, job.phase)}
      </h2>
      <ProgressBar
        label={texts.progress}
        done={done + failed}
        all={all}
        text={texts.progressText(counts)}
      />
      <p>
        {texts.progressText(counts)} · {texts.counts(counts)}
      </p>
      <Announcement job={job} counts={counts} />
      {job.phase === 'running' && <p>{isHere ? isKept && texts.leaving : texts.elsewhere}</p>}
      {job.phase === 'stopped' && <p>{sending > 0 ? texts.windingDown : texts.stoppedLead}</p>}
      {isHere && !isKept && <Message kind="error">{texts.notKept}</Message>}
      <Controls
        counts={counts}
        onClosed={onClosed}
        // The button that was pressed goes away.
        onPressed={() => heading.current?.focus()}
      />
      <JobResults items={job.items} />
    </section>
  );
}

type ControlsProps = { counts: BulkCounts; onPressed: () => void } & Pick<Props, 'onClosed'>;

function Controls({ counts, onPressed, onClosed }: ControlsProps) {
  const { job, isUnderWay, isHere, stop, resume, retryFailed, close } = useBulkJob();
  if (!job || (isUnderWay && !isHere)) return null;
  const { failed, waiting, sending } = counts;
  const isLeft = waiting + sending > 0;
  const press = (act: () => unknown) => () => {
    void act();
    onPressed();
  };
  const putAway = () => {
    document.querySelector('h1')?.focus();
    close();
    onClosed?.(job.items.filter(({ status }) => status !== 'done'));
  };
  return (
    <div className={styles['controls']}>
      {isUnderWay && (
        <button type="button" className="button" onClick={press(stop)}>
          {texts.stop}
        </button>
      )}
      {!isUnderWay && isLeft && (
        <button type="button" className="button button-main" onClick={press(resume)}>
          {texts.resume}
        </button>
      )}
      {!isUnderWay && !isLeft && failed > 0 && (
        <button type="button" className="button button-main" onClick={press(retryFailed)}>
          {texts.retryFailed}
        </button>
      )}
      {!isUnderWay && sending === 0 && (
        <button type="button" className="button" onClick={putAway}>
          {isLeft ? texts.abandon : texts.close}
        </button>
      )}
    </div>
  );
}

/** Says in a few steps how far the job is, not at each order. */
function Announcement({ job, counts }: { job: BulkJob; counts: BulkCounts }) {
  const quarter = Math.floor(((counts.done + counts.failed) / Math.max(1, counts.all)) * 4);
  const heading = texts.jobHeading(job.kind, job.phase);
  const text = job.phase === 'running' ? `${heading}: ${quarter * 25}%` : texts.said(job, counts);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
