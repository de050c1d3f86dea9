import { PATHS } from '../../config/paths';
import { useAdmins } from './useAdmins';
import { useFailureNotification } from '../notifications/useFailureNotification';
import { admins as texts } from './admins.texts';
import { Freshness } from '../../components/Freshness';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { Unauthorized } from '../login/Unauthorized';
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
  // Not in the table, which unmounts when the session ends: the typed code must stay.
  const deletion = useAdminDeletion(focusHeading);
  useFailureNotification(isAdmin ? failure : undefined, texts.loadFailed);
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

// The focused button is removed with its row.
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
