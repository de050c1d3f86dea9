import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import type { Order } from '../../domain/types';
import { selectSelectedOrders } from '../order/orderSelectionSlice';
import { useAppSelector } from '../../store/hooks';
import { orderActions as texts } from '../order/orderActions.texts';
import { ordersExport } from './ordersExport.texts';
import { ExportButton } from './ExportButton';
import styles from './BulkOrders.module.css';

/** Actions on the list as it is shown; a selection has `SelectionActions` instead. */
export function ListActions({ orders }: { orders: readonly Order[] }) {
  const hasSelection = useAppSelector((state) => selectSelectedOrders(state).length > 0);
  return (
    <div role="group" aria-label={texts.actions} className={styles['actions']}>
      <Link className="button" to={PATHS.bulkShipping}>
        {texts.shippingCodes}
      </Link>
      {orders.length > 0 && !hasSelection && (
        <ExportButton text={ordersExport.shown(orders.length)} orders={() => orders} />
      )}
    </div>
  );
}
