import { PATHS } from '../../config/paths';
import { useReplayedPageState } from '../../hooks/usePageState';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { adminOrders as texts } from './adminOrders.texts';
import { AllOrdersPage } from './AllOrdersPage';
import { OrdersList } from './OrdersList';

/** All orders (spec section 2). */
export default function OrdersScreen() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdminOnArrival] = useReplayedPageState('opened', isAdmin);
  return (
    <AllOrdersPage
      isAdmin={isAdmin}
      wasAdminOnArrival={wasAdminOnArrival}
      title={texts.title}
      description={texts.description}
      path={PATHS.allOrders}
    >
      <OrdersList />
    </AllOrdersPage>
  );
}
