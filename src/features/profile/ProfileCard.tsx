import { adminsApi } from '../../api/admins';
import type { Admin } from '../../domain/types';
import { profile as texts } from './adminProfile.texts';
import { ContactRow } from './ContactRow';
import { PasswordRow } from './PasswordRow';
import styles from './Profile.module.css';

/** The person's data, which can be edited inline. Without a profile the values are blank. */
export function ProfileCard({ profile }: { profile: Admin | undefined }) {
  const [updateEmail] = adminsApi.useUpdateEmailMutation();
  const [updateTelephone] = adminsApi.useUpdateTelephoneMutation();
  return (
    <section className={styles['card']} aria-label={texts.card}>
      <dl>
        <div className={styles['row']}>
          <dt>{texts.username}</dt>
          <dd className={styles['value']}>{profile?.username || texts.noValue}</dd>
        </div>
        <div className={styles['row']}>
          <dt>{texts.id}</dt>
          <dd className={styles['value']}>{profile?.id ?? texts.noValue}</dd>
        </div>
        <ContactRow
          field="email"
          profile={profile}
          words={{ term: texts.email, edit: texts.editEmail, label: texts.newEmail }}
          input={{ type: 'email', autoComplete: 'email' }}
          send={updateEmail}
        />
        <ContactRow
          field="telephoneNumber"
          profile={profile}
          words={{ term: texts.telephone, edit: texts.editTelephone, label: texts.newTelephone }}
          input={{ type: 'tel', autoComplete: 'tel' }}
          send={updateTelephone}
        />
        <PasswordRow canEdit={profile !== undefined} />
      </dl>
    </section>
  );
}
