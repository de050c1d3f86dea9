import { PATHS } from '../../../config/paths';
import { useReplayedState } from '../../../queries/useView';
import { selectIsAdmin } from '../../../state/session';
import { useAppSelector } from '../../../store/hooks';
import { adminOverview as texts } from '../../../texts/admin-overview';
import { AllOrdersPage } from '../../../ui/AllOrdersPage';
import { Overview } from './Overview';

/** How the shop is doing. */
export default function OverviewScreen() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdminOnArrival] = useReplayedState('opened', isAdmin);
  return (
    <AllOrdersPage
      isAdmin={isAdmin}
      wasAdminOnArrival={wasAdminOnArrival}
      title={texts.title}
      description={texts.description}
      path={PATHS.overview}
    >
      <Overview />
    </AllOrdersPage>
  );
}
