import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PATHS, pathTo } from '../../config/paths';
import type { Admin } from '../../domain/types';
import { useAdmins } from './useAdmins';
import { admins as texts } from './admins.texts';
import { Breakable } from '../../components/Breakable';
import { CardTable, type Column } from '../../components/CardTable';
import { Freshness } from '../../components/Freshness';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { Unauthorized } from '../login/Unauthorized';
import {
  AdminDeletionDialogs,
  DeleteButton,
  useAdminDeletion,
  type AdminDeletion,
} from './AdminDeletion';
import { focusHeadingIfRemoved } from '../../components/focusHeading';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';

/** All administrators (spec section 2, /admin/all). */
export default function AdminsScreen() {
  return (
    <>
      <PageHeading
        title={texts.title}
        head={{ description: texts.description, path: PATHS.admins }}
      />
      <Content />
    </>
  );
}

function Content() {
  const { isAdmin, admins, failure, reading } = useAdmins();
  // Not in the table, which unmounts when the session ends: the typed code must survive.
  const deletion = useAdminDeletion();
  if (!isAdmin) return <Unauthorized />;
  return (
    <>
      {failure && (
        <Message kind="error" onRetry={reading.read}>
          {texts.loadFailed}
        </Message>
      )}
      {!admins && !failure && <Loading />}
      <Freshness {...reading} />
      <UnreadableRecords of={reading.unreadable} />
      {admins?.length === 0 && <Message kind="status">{texts.empty}</Message>}
      {admins && admins.length > 0 && <AdminsTable admins={admins} deletion={deletion} />}
      <AdminDeletionDialogs deletion={deletion} />
    </>
  );
}

const pageOf = ({ id }: Admin) => pathTo(PATHS.editAdmin, { id });

const keepFocus = focusHeadingIfRemoved();

type TableProps = { admins: readonly Admin[]; deletion: AdminDeletion };

function AdminsTable({ admins, deletion }: TableProps) {
  const navigate = useGuardedNavigate();

  const columns: readonly Column<Admin>[] = [
    { header: texts.headers.id, width: '18%', cell: ({ id }) => id },
    {
      header: texts.headers.username,
      width: '24%',
      cell: (admin) => <Link href={pageOf(admin)}>{texts.nameOf(admin)}</Link>,
    },
    {
      header: texts.headers.email,
      cell: ({ email }) => (email ? <Breakable text={email} /> : texts.noValue),
    },
    {
      header: texts.headers.actions,
      width: '9rem',
      cell: (admin) => <DeleteButton ref={keepFocus} admin={admin} deletion={deletion} />,
    },
  ];

  return (
    <CardTable
      name={texts.table}
      columns={columns}
      rows={admins}
      keyOf={({ id }) => id}
      onRow={(admin) => navigate(pageOf(admin))}
    />
  );
}

function Loading() {
  return (
    <LoadingRegion label={texts.loading}>
      <Stack spacing={1}>
        <Skeleton width="14rem" height={36} />
        <Skeleton variant="rounded" height={60} />
        <Skeleton variant="rounded" height={60} />
        <Skeleton variant="rounded" height={60} />
      </Stack>
    </LoadingRegion>
  );
}
