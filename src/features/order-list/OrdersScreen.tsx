import Skeleton from '@mui/material/Skeleton';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import { PATHS } from '../../config/paths';
import { useAdminCall } from '../login/useAdminCall';
import { useOrderArrival } from '../order/orderArrival';
import { orders as orderTexts } from '../order/orders.texts';
import { adminOrders as texts } from './adminOrders.texts';
import { AllOrdersPage } from './AllOrdersPage';
import { OrdersFilters } from './OrdersFilters';
import { OrdersResults } from './OrdersResults';
import { useOrders } from './useOrders';
import { useOrdersView } from './useOrdersView';
import styles from './OrdersScreen.module.css';

/** All orders (spec section 2). */
export default function OrdersScreen() {
  return (
    <AllOrdersPage
      title={texts.title}
      description={texts.description}
      path={PATHS.allOrders}
      className={styles['page']}
    >
      <OrdersList />
    </AllOrdersPage>
  );
}

const LastOrderUndo = lazyWithPreload(async () => ({
  default: (await import('../order/OrderAdminPanel')).EarlierOrderUndo,
}));

function OrdersList() {
  const arrival = useOrderArrival();
  const { run } = useAdminCall();
  const { index, failure, reading } = useOrders();
  const { problem, ...view } = useOrdersView(index);
  return (
    <>
      <ErrorBoundary loading={null}>
        {arrival && <LastOrderUndo saved={arrival.saved} run={run} outcomeOf="admin/earlier" />}
      </ErrorBoundary>
      <OrdersFilters view={view.view} problem={problem} change={view.change} />
      {failure && (
        <Message kind="error" onRetry={reading.read}>
          {orderTexts.loadAllFailed}
        </Message>
      )}
      {!index && !failure && <OrdersSkeleton />}
      {index && <OrdersResults index={index} reading={reading} {...view} />}
    </>
  );
}

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** The shape of the list while the orders load. */
function OrdersSkeleton() {
  return (
    <LoadingRegion label={texts.loading} className={styles['skeleton']}>
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles['row'] ?? ''} />
      ))}
    </LoadingRegion>
  );
}
