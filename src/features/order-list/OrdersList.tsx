import { useFailureNotification } from '../notifications/useFailureNotification';
import { useOrders } from './useOrders';
import { orderListTexts as texts } from '../order/orderList.texts';
import { Message } from '../../components/Message';
import { OrdersFilters } from './OrdersFilters';
import { OrdersResults } from './OrdersResults';
import { OrdersSkeleton } from './OrdersSkeleton';
import { useOrdersView } from './useOrdersView';

/** The filters, and below them the orders that pass. */
export function OrdersList() {
  const view = useOrdersView();
  const { index, failure, ...reading } = useOrders();
  useFailureNotification(failure, texts.loadFailed);
  return (
    <>
      <OrdersFilters view={view.view} problem={view.problem} change={view.change} />
      {failure && (
        <Message kind="error" onRetry={reading.read}>
          {texts.loadFailed}
        </Message>
      )}
      {!index && !failure && <OrdersSkeleton />}
      {index && <OrdersResults index={index} reading={reading} {...view} />}
    </>
  );
}
