import { PATHS } from '../../config/paths';
import { useReplayedPageState } from '../../hooks/usePageState';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { adminOverview as texts } from './adminOverview.texts';
import { AllOrdersPage } from '../order-list/AllOrdersPage';
import { Overview } from './Overview';

/** How the shop is doing. */
export default function OverviewScreen() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdminOnArrival] = useReplayedPageState('opened', isAdmin);
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
