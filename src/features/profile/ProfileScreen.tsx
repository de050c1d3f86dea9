import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { useFailureNotification } from '../notifications/useFailureNotification';
import { useProfile } from './useProfile';
import { useReplayedPageState } from '../../hooks/usePageState';
import { profile as texts } from './adminProfile.texts';
import { reasonOf } from '../../components/orders.texts';
import { Head } from '../../components/Head';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { ProfileCard } from './ProfileCard';
import styles from './Profile.module.css';

/** The profile of the administrator who is logged in (spec section 2). */
export default function ProfileScreen() {
  return (
    <div className={styles['page']}>
      <Head title={texts.title} description={texts.description} path={PATHS.adminProfile} />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      <Content />
    </div>
  );
}

function Content() {
  const { isAdmin, profile, failure, retry } = useProfile();
  useFailureNotification(isAdmin ? failure : undefined, texts.loadFailed);

  // The card stays once it was shown, also when the session ends: it may hold typed text.
  const [hasOpened, setHasOpened] = useReplayedPageState('opened', profile !== undefined);
  if (profile && !hasOpened) setHasOpened(true);

  const reason = reasonOf(failure);
  return (
    <>
      {!isAdmin && <Unauthorized />}
      {isAdmin && failure && (
        <Message kind="error" onRetry={retry}>
          <span>{texts.loadFailed}</span>
          {reason !== null && (
            <>
              {' '}
              <span>{reason}</span>
            </>
          )}
        </Message>
      )}
      {isAdmin && !profile && !failure && <p role="status">{texts.loading}</p>}
      {hasOpened && <ProfileCard profile={profile} />}
      {isAdmin && (
        <p className={styles['ways']}>
          <Link to={PATHS.admins}>{texts.admins}</Link>
        </p>
      )}
    </>
  );
}
