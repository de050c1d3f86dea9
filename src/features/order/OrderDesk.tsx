import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from '../../domain/types';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Unauthorized } from '../login/Unauthorized';
import { order as texts } from './order.texts';
import { OrderActions } from './OrderActions';
import { OrderAdminPanel } from './OrderAdminPanel';
import { useOrderArrival } from './orderArrival';
import { OrderTotals, ShippingAddress } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { useAdjacentOrders } from './OrderNavigation';
import { OrderTimeline } from './timeline/OrderTimeline';
import styles from './Order.module.css';

/** An order as it is packed, addressed and shipped: in the order of the work, in one column or two. */
export default function OrderDesk({ order }: { order: Order }) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const isWide = useMediaQuery('(min-width: 60rem)');
  const { goOn } = useAdjacentOrders(order.orderNumber);
  const products = <OrderLines order={order} />;
  const address = <ShippingAddress data={order.shippingData} isCopied />;
  const management = (
    <>
      <OrderAdminPanel order={order} arrival={useOrderArrival()} onNext={goOn} />
      {!isAdmin && <Unauthorized />}
    </>
  );
  const rest = (
    <>
      <OrderTotals order={order} />
      <OrderActions order={order} heading={texts.customersActions} />
      {isAdmin && <OrderTimeline order={order} />}
    </>
  );
  return isWide ? (
    <div className={styles['columns']}>
      <Stack spacing={2}>
        {products}
        {management}
      </Stack>
      <Stack spacing={2}>
        {address}
        {rest}
      </Stack>
    </div>
  ) : (
    <Stack spacing={2}>
      {products}
      {address}
      {management}
      {rest}
    </Stack>
  );
}
