import { Link, useNavigate } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import type { Admin } from '../../domain/types';
import { admins as texts } from './admins.texts';
import { CardTable, type Column } from '../../components/CardTable';
import { Breakable } from '../../components/Breakable';
import { DeleteButton } from './DeleteButton';
import type { AdminDeletion } from './useAdminDeletion';

const pageOf = ({ id }: Admin) => pathTo(PATHS.editAdmin, { id });

type Props = { admins: readonly Admin[]; deletion: AdminDeletion };

/** A row an administrator, which leads to their page, with a button that deletes them. */
export function AdminsTable({ admins, deletion }: Props) {
  const navigate = useNavigate();

  const columns: readonly Column<Admin>[] = [
    { header: texts.headers.id, width: '18%', cell: ({ id }) => id },
    {
      header: texts.headers.username,
      width: '24%',
      cell: (admin) => <Link to={pageOf(admin)}>{admin.username || texts.unnamed(admin.id)}</Link>,
    },
    {
      header: texts.headers.email,
      cell: ({ email }) => (email ? <Breakable text={email} /> : texts.noValue),
    },
    {
      header: texts.headers.actions,
      width: '30%',
      cell: (admin) => <DeleteButton admin={admin} deletion={deletion} />,
    },
  ];

  return (
    <CardTable
      name={texts.table}
      columns={columns}
      rows={admins}
      keyOf={({ id }) => id}
      onRow={(admin) => void navigate(pageOf(admin))}
    />
  );
}
