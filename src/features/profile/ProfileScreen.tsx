import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { adminsApi } from '../../api/admins';
import { PATHS } from '../../config/paths';
import type { Failure } from '../../domain/types';
import { LoadingRegion } from '../../components/LoadingRegion';
import { reasonOf } from '../../domain/failureReason';
import { OutcomeMessage, type Outcome } from '../../components/OutcomeMessage';
import { PageHeading } from '../../components/PageHeading';
import { useEntity } from '../../hooks/useEntity';
import { useReplayedPageState } from '../../hooks/usePageState';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Unauthorized } from '../login/Unauthorized';
import { profile as texts } from './profile.texts';
import { ProfileCard } from './ProfileCard';

/** The profile of the logged-in administrator (spec section 2). */
export default function ProfileScreen() {
  return (
    <Stack sx={{ display: 'block', maxWidth: 'var(--reading)' }}>
      <PageHeading
        title={texts.title}
        head={{ description: texts.description, path: PATHS.adminProfile }}
      />
      <Content />
    </Stack>
  );
}

function Content() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const { profile, failure, refetch } = useProfile(isAdmin);

  // Once shown, the card itself decides whether it stays: it may have input.
  const [hasOpened, setHasOpened] = useReplayedPageState('opened', profile !== undefined);
  if (profile && !hasOpened) setHasOpened(true);

  return (
    <>
      {!isAdmin && <Unauthorized />}
      {isAdmin && failure && (
        <OutcomeMessage outcome={loadOutcome(failure)} onRetry={() => void refetch()} />
      )}
      {isAdmin && !profile && !failure && (
        <LoadingRegion label={texts.loading}>
          <Skeleton
            variant="rounded"
            sx={{ marginTop: 2, height: 313, '@media (max-width: 40rem)': { height: 445 } }}
          />
        </LoadingRegion>
      )}
      {hasOpened && <ProfileCard profile={profile} />}
      {isAdmin && (
        <Button variant="outlined" href={PATHS.admins} sx={{ marginTop: 2 }}>
          {texts.admins}
        </Button>
      )}
    </>
  );
}

// A string in place of the profile is the error itself (spec section 7).
function loadOutcome(failure: Failure): Outcome {
  const reason = reasonOf(failure);
  return failure.kind === 'refused' && reason !== null
    ? { kind: 'error', text: reason, isForeign: true, reason: null }
    : { kind: 'error', text: texts.loadFailed, reason };
}

/** Returns the logged-in administrator, refetched whenever a screen opens; without a session nothing is requested. */
function useProfile(isAdmin: boolean) {
  const query = adminsApi.useGetProfileQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: true,
  });
  const { currentData: id, error, isFetching, refetch } = query;
  const profile = useEntity('admins', id ?? '');
  return {
    profile: id === undefined ? undefined : profile,
    failure: isFetching ? undefined : (error as Failure | undefined),
    refetch,
  };
}
