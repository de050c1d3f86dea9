import { PATHS } from '../../../config/paths';
import { selectIsAdmin } from '../../../state/session';
import { useAppSelector } from '../../../store/hooks';
import { adminOverview as texts } from '../../../texts/admin-overview';
import { AllOrdersPage } from '../../../ui/AllOrdersPage';
import { Overview } from './Overview';

/** How the shop is doing. */
export default function OverviewScreen() {
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <AllOrdersPage
      isAdmin={isAdmin}
      title={texts.title}
      description={texts.description}
      path={PATHS.overview}
    >
      <Overview />
    </AllOrdersPage>
  );
}
