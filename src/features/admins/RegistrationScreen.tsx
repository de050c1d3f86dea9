import { PATHS } from '../../config/paths';
import { registration as texts } from './adminRegistration.texts';
import { Head } from '../../components/Head';
import { PageHeading } from '../../components/PageHeading';
import { RegistrationForm } from './RegistrationForm';
import styles from './Registration.module.css';

/** Where a new employee asks for an administrator's account. */
export default function RegistrationScreen() {
  return (
    <div className={styles['card']}>
      <Head title={texts.title} description={texts.lead} path={PATHS.adminRegistration} />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      <p className={styles['lead']}>{texts.lead}</p>
      <RegistrationForm />
    </div>
  );
}
