import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import {
  MAX_BULK_ITEMS,
  type BulkItem,
  type BulkJob,
  type PlannedItem,
} from '../../domain/bulkJob';
import type { OrderChange } from '../../domain/orderChange';
import { usePageState } from '../../hooks/usePageState';
import { useAdminGate } from '../login/useAdminGate';
import { useLinkToList } from '../order/linkToList';
import { JOB_PATHS, useBulkJob } from './useBulkJob';
import { bulkJobs as texts } from './bulkJobs.texts';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { JobPanel } from './JobPanel';
import { useResultsView } from './JobResults';

/** Starts a job; if that fails, the page says why and this resolves to false. */
type Start = (items: readonly PlannedItem[]) => Promise<boolean>;

type Props = {
  kind: OrderChange['kind'];
  title: string;
  description: string;
  path: string;
  /** Whether the form holds input that must survive the end of the session. */
  hasWork: boolean;
  /** Called with the orders that were not changed, when a job is closed. */
  onClosed?: (unchanged: readonly BulkItem[]) => void;
  /** The form, shown while there is no job of this kind. */
  children: (start: Start, isAdmin: boolean) => ReactNode;
};

/** The page of one kind of job: first its form, then its progress. */
export function BulkPage({ kind, title, description, path, hasWork, children, ...rest }: Props) {
  const { job, isUnderWay } = useBulkJob();
  const { isOpen, isAdmin } = useAdminGate('page', hasWork || job !== null);
  const { start, problem, wasPressed } = useStartJob();
  const linkToOrders = useLinkToList();
  const isOwnKind = job?.kind === kind;
  const isBlocked = job !== null && (isUnderWay || job.phase === 'stopped');
  return (
    <>
      <PageHeading title={title} head={{ description, path }} />
      <p>
        <Link component={RouterLink} {...linkToOrders}>
          {texts.back}
        </Link>
      </p>
      {!isAdmin && <Unauthorized />}
      {isOpen && isOwnKind && <JobPanel takesFocus={wasPressed} onClosed={rest.onClosed} />}
      {isOpen && !isOwnKind && isBlocked && <OtherJobMessage kind={job.kind} />}
      {isOpen && !isOwnKind && !isBlocked && (
        <>
          {children(start, isAdmin)}
          {problem !== null && <Message kind="error">{problem}</Message>}
        </>
      )}
    </>
  );
}

/** Says that another job has to be finished or closed first, with the way there. */
export function OtherJobMessage({ kind }: { kind: BulkJob['kind'] }) {
  return (
    <Message
      kind="status"
      action={
        <Button variant="outlined" href={JOB_PATHS[kind]}>
          {texts.openJob}
        </Button>
      }
    >
      {texts.otherJob(kind)}
    </Message>
  );
}

/** The part of the page's state that says why a job did not start. */
export const START_PROBLEM = 'alert';

/** Starts a job, and reports why it did not start. */
export function useStartJob() {
  const { start } = useBulkJob();
  const [problem, setProblem] = usePageState<string | null>(START_PROBLEM, null);
  const [wasPressed, setWasPressed] = useState(false);
  const { reset } = useResultsView();

  const tryToStart = async (items: readonly PlannedItem[]): Promise<boolean> => {
    const isTooLong = items.length > MAX_BULK_ITEMS;
    setProblem(isTooLong ? texts.tooMany(items.length, MAX_BULK_ITEMS) : null);
    if (isTooLong) return false;
    setWasPressed(true);
    reset();
    const isStarted = await start(items);
    if (!isStarted) setProblem(texts.busy);
    return isStarted;
  };
  return {
    start: tryToStart,
    problem,
    /** Whether the button was pressed; the job's panel replaces it, and takes its focus. */
    wasPressed,
  };
}
