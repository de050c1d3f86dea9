import type { Admin } from '../../domain/types';
import { admins as texts } from './admins.texts';
import { Breakable } from '../../components/Breakable';
import { DeleteButton } from './DeleteButton';
import type { AdminDeletion } from './useAdminDeletion';
import styles from './Admins.module.css';

/** An administrator's data, read-only, with the button that deletes them. */
export function AdminCard({ admin, deletion }: { admin: Admin; deletion: AdminDeletion }) {
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
