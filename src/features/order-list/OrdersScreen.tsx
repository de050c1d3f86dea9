import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import { PATHS } from '../../config/paths';
import { useHeaderHeight } from '../../hooks/useHeaderHeight';
import { useOrderArrival, type OrderArrival } from '../order/orderArrival';
import { orders as orderTexts } from '../order/orders.texts';
import { orderList as texts } from './orderList.texts';
import { usePageState } from '../../hooks/usePageState';
import { Unauthorized } from '../login/Unauthorized';
import { useHasOrderWork } from '../order/useOrderDrafts';
import { AllOrdersPage } from './AllOrdersPage';
import { OrderPeek } from './OrdersTable';
import { PEEK } from './usePeekedOrder';
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
      ended={<KeptPeek />}
    >
      <OrdersList />
    </AllOrdersPage>
  );
}

/** Replaces the list when the session ends: says why it is gone, and keeps an open order if something was typed for it. */
function KeptPeek() {
  const [peeked, setPeeked] = usePageState<string | null>(PEEK, null);
  const hasWork = useHasOrderWork(peeked ?? '');
  if (peeked === null || !hasWork) return <Unauthorized />;
  return (
    <ErrorBoundary loading={null}>
      <OrderPeek
        orderNumber={peeked}
        arrival={null}
        onPrevious={null}
        onNext={null}
        onClose={() => setPeeked(null)}
      />
    </ErrorBoundary>
  );
}

const LastOrderUndo = lazyWithPreload(async () => ({
  default: (await import('../order/OrderAdminPanel')).EarlierOrderUndo,
}));

/** Stays in view however far the list is scrolled. */
function SaveOfLastOrder({ saved, onEnd }: Pick<OrderArrival, 'saved'> & { onEnd: () => void }) {
  const top = useHeaderHeight();
  return (
    <div className={styles['undo']} style={{ top }}>
      <LastOrderUndo saved={saved} onEnd={onEnd} />
    </div>
  );
}

function OrdersList() {
  const [lastSave, setLastSave] = useState(useOrderArrival());
  const { index, failure, reading } = useOrders();
  const { problem, ...view } = useOrdersView(index?.texts);
  return (
    <>
      <ErrorBoundary loading={null}>
        {lastSave && <SaveOfLastOrder saved={lastSave.saved} onEnd={() => setLastSave(null)} />}
      </ErrorBoundary>
      <OrdersFilters view={view.view} problem={problem} change={view.change} />
      {failure && (
        <Message kind="error" onRetry={reading.read}>
          {orderTexts.loadAllFailed}
        </Message>
      )}
      {!index && !failure && <OrdersSkeleton />}
      {index && (
        <OrdersResults index={index} reading={reading} setLastSave={setLastSave} {...view} />
      )}
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
