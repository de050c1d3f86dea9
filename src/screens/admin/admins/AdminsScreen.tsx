import { PATHS } from '../../../config/paths';
import { useAdmins } from '../../../queries/useAdmins';
import { useFailureNotice } from '../../../queries/useFailureNotice';
import { admins as texts } from '../../../texts/admins';
import { Freshness } from '../../../ui/Freshness';
import { Head } from '../../../ui/Head';
import { Message } from '../../../ui/Message';
import { PageHeading } from '../../../ui/PageHeading';
import { UnreadableRecords } from '../../../ui/UnreadableRecords';
import { Unauthorized } from '../../../ui/Unauthorized';
import { AdminDeletionDialogs } from './AdminDeletionDialogs';
import { AdminsProblem } from './AdminsProblem';
import { AdminsTable } from './AdminsTable';
import { useAdminDeletion } from './useAdminDeletion';
import styles from './Admins.module.css';

/** All administrators (spec section 2, /admin/all). */
export default function AdminsScreen() {
  return (
    <>
      <Head title={texts.title} description={texts.description} path={PATHS.admins} />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      <Content />
    </>
  );
}

function Content() {
  const { isAdmin, admins, failure, reading, retry } = useAdmins();
  // Here and not in the table, which goes when the session ends: the typed code stays.
  const deletion = useAdminDeletion(focusHeading);
  useFailureNotice(isAdmin ? failure : undefined, texts.loadFailed);
  if (!isAdmin) return <Unauthorized />;
  return (
    <>
      {failure && <AdminsProblem onRetry={retry} />}
      {!admins && !failure && <Loading />}
      <Freshness {...reading} />
      <UnreadableRecords of={reading.unreadable} />
      {admins?.length === 0 && <Message kind="status">{texts.empty}</Message>}
      {admins && admins.length > 0 && <AdminsTable admins={admins} deletion={deletion} />}
      <AdminDeletionDialogs deletion={deletion} />
    </>
  );
}

// The button that had the focus goes with its row.
function focusHeading(): void {
  document.querySelector('h1')?.focus();
}

function Loading() {
  return (
    <div className={styles['loading']}>
      <p role="status">{texts.loading}</p>
      <div aria-hidden="true" />
      <div aria-hidden="true" />
      <div aria-hidden="true" />
    </div>
  );
}
