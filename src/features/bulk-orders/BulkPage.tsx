import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import type { BulkItem } from '../../domain/bulkJob';
import type { OrderChange, WantedChange } from '../../domain/orderChange';
import { useAdminGate } from '../login/useAdminGate';
import { useBulkJob } from './useBulkJob';
import { bulkOrders as texts } from './bulkOrders.texts';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { JobPanel } from './JobPanel';
import { useStartJob } from './useStartJob';
import styles from './BulkOrders.module.css';

/** Starts a job; where it does not, the page says why, and this gives false. */
type Start = (wanted: readonly WantedChange[]) => Promise<boolean>;

type Props = {
  kind: OrderChange['kind'];
  title: string;
  description: string;
  path: string;
  /** Whether the form holds what must not be lost when the session ends. */
  hasWork: boolean;
  /** What a job left undone, when it is put away. */
  onClosed?: (left: readonly BulkItem[]) => void;
  /** The form, for as long as there is no job of this kind. */
  children: (start: Start, isAdmin: boolean) => ReactNode;
};

/** A page that prepares a job for many orders and then shows how it goes. */
export function BulkPage({ kind, title, description, path, hasWork, children, ...rest }: Props) {
  const { job, isUnderWay } = useBulkJob();
  const { isOpen, isAdmin } = useAdminGate('page', hasWork || job !== null);
  const { start, problem, hasStarted } = useStartJob();
  const isOwn = job?.kind === kind;
  const isInTheWay = job !== null && (isUnderWay || job.phase === 'stopped');
  return (
    <>
      <Head title={title} description={description} path={path} />
      <PageHeading title={title}>{title}</PageHeading>
      <p>
        <Link className={styles['back'] ?? ''} to={PATHS.allOrders}>
          {texts.back}
        </Link>
      </p>
      {!isAdmin && <Unauthorized />}
      {isOpen && isOwn && <JobPanel takesFocus={hasStarted} onClosed={rest.onClosed} />}
      {isOpen && !isOwn && isInTheWay && <OtherJob kind={job.kind} />}
      {isOpen && !isOwn && !isInTheWay && (
        <>
          {children(start, isAdmin)}
          {problem !== null && <Message kind="error">{problem}</Message>}
        </>
      )}
    </>
  );
}

function OtherJob({ kind }: { kind: OrderChange['kind'] }) {
  return (
    <Message
      kind="status"
      action={
        <Link className="button" to={kind === 'state' ? PATHS.bulkState : PATHS.bulkShipping}>
          {texts.openJob}
        </Link>
      }
    >
      {texts.otherJob(kind)}
    </Message>
  );
}
