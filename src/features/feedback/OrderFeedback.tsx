import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from '../order/useOrder';
import { leaveFeedback as texts } from './leaveFeedback.texts';
import { orders } from '../../components/orders.texts';
import { Message } from '../../components/Message';
import { OrderLoading } from '../order/OrderLoading';
import { OrderProblem } from '../order/OrderProblem';
import { FeedbackForm } from './FeedbackForm';
import styles from './LeaveFeedback.module.css';

/** The form for the products of one order, once they are known. */
export function OrderFeedback({ orderNumber }: { orderNumber: string }) {
  const { order, failure, isLoading, retry } = useOrder(orderNumber);
  return (
    <>
      <p className={styles['order']}>
        <Link to={pathTo(PATHS.order, { orderNumber })}>{texts.forOrder(orderNumber)}</Link>
      </p>
      <p>{texts.hint}</p>
      {isLoading && <OrderLoading />}
      <OrderProblem failure={failure} onRetry={retry} />
      {order?.lines.length === 0 && <Message kind="status">{orders.noLines}</Message>}
      {order && order.lines.length > 0 && <FeedbackForm order={order} />}
    </>
  );
}
