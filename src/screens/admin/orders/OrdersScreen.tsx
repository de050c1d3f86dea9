import { PATHS } from '../../../config/paths';
import { useReplayedState } from '../../../queries/useView';
import { selectIsAdmin } from '../../../state/session';
import { useAppSelector } from '../../../store/hooks';
import { adminOrders as texts } from '../../../texts/admin-orders';
import { AllOrdersPage } from '../../../ui/AllOrdersPage';
import { OrdersList } from './OrdersList';

/** All orders (spec section 2). */
export default function OrdersScreen() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdminOnArrival] = useReplayedState('opened', isAdmin);
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
