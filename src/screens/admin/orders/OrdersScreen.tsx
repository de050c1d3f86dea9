import { PATHS } from '../../../config/paths';
import { selectIsAdmin } from '../../../state/session';
import { useAppSelector } from '../../../store/hooks';
import { adminOrders as texts } from '../../../texts/admin-orders';
import { AllOrdersPage } from '../../../ui/AllOrdersPage';
import { OrdersList } from './OrdersList';

/** All orders (spec section 2). */
export default function OrdersScreen() {
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <AllOrdersPage
      isAdmin={isAdmin}
      title={texts.title}
      description={texts.description}
      path={PATHS.allOrders}
    >
      <OrdersList />
    </AllOrdersPage>
  );
}
