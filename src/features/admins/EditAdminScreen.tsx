import { Link, useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import type { Admin } from '../../domain/types';
import { useAdmins } from './useAdmins';
import { useFailureNotification } from '../notifications/useFailureNotification';
import { useRedirect } from '../../hooks/useRedirect';
import { admins as texts } from './admins.texts';
import { Breakable } from '../../components/Breakable';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import {
  AdminDeletionDialogs,
  DeleteButton,
  useAdminDeletion,
  type AdminDeletion,
} from './AdminDeletion';
import styles from './Admins.module.css';

/** One administrator, read-only, who can be deleted here. */
export default function EditAdminScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <Head
        title={texts.oneTitle}
        description={texts.description}
        path={pathTo(PATHS.editAdmin, { id })}
      />
      <PageHeading title={texts.oneTitle}>{texts.oneTitle}</PageHeading>
      <Content key={id} id={id} />
      <p className={styles['ways']}>
        <Link to={PATHS.admins}>{texts.backToAll}</Link>
      </p>
    </>
  );
}

function Content({ id }: { id: string }) {
  const { isAdmin, admins, failure, retry } = useAdmins();
  const redirect = useRedirect();
  const deletion = useAdminDeletion(() => redirect(PATHS.admins, 0));
  useFailureNotification(isAdmin ? failure : undefined, texts.loadFailed);
  if (!isAdmin) return <Unauthorized />;
  const admin = admins?.find((one) => one.id === id);
  const isMissing = admins !== undefined && admin === undefined;
  return (
    <>
      {failure && (
        <Message kind="error" onRetry={retry}>
          {texts.loadFailed}
        </Message>
      )}
      {!admins && !failure && <p role="status">{texts.loading}</p>}
      {isMissing && !deletion.isBusy && !deletion.isDone && (
        <Message kind="error">{texts.notFound}</Message>
      )}
      {admin && <AdminCard admin={admin} deletion={deletion} />}
      <AdminDeletionDialogs deletion={deletion} />
    </>
  );
}

/** An administrator's data, read-only, with the button that deletes them. */
function AdminCard({ admin, deletion }: { admin: Admin; deletion: AdminDeletion }) {
  const facts = [
    [texts.headers.id, admin.id],
    [texts.headers.email, admin.email],
    [texts.telephone, admin.telephoneNumber],
  ] as const;
  return (
    <section className={styles['card']}>
      <h2>{admin.username || texts.unnamed(admin.id)}</h2>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ? <Breakable text={value} /> : texts.noValue}</dd>
          </div>
        ))}
      </dl>
      <DeleteButton admin={admin} deletion={deletion} />
    </section>
  );
}
