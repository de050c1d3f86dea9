import type { Order } from '../../domain/types';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { OrderActions } from './OrderActions';
import { OrderAdminPanel } from './OrderAdminPanel';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderNavigation } from './OrderNavigation';
import { OrderStepper } from './OrderStepper';
import { OrderTimeline } from './timeline/OrderTimeline';
import { OrderTotals } from './OrderTotals';
import { RememberOrder } from './RememberOrder';
import { ShippingAddress } from './ShippingAddress';
import styles from './Order.module.css';

/** Everything that is known of an order, with the actions on it. */
export function OrderDetails({ order }: { order: Order }) {
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <>
      <OrderNavigation order={order} />
      <OrderStepper state={order.state} />
      <div className={styles['columns']}>
        <div>
          <OrderFacts order={order} hasTracking={!isAdmin} />
          <OrderAdminPanel order={order} />
          <OrderLines lines={order.lines} />
          {isAdmin && <OrderTimeline orderNumber={order.orderNumber} />}
        </div>
        <div>
          <OrderTotals order={order} />
          <ShippingAddress data={order.shippingData} />
          <OrderActions order={order} />
          <RememberOrder orderNumber={order.orderNumber} />
        </div>
      </div>
    </>
  );
}
