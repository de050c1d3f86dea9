import { formatDateTime } from '../../domain/dates';
import type { Order } from '../../domain/types';
import { order as texts } from './order.texts';
import { orders } from '../../components/orders.texts';
import { OrderState } from './OrderState';
import { CopyableCode } from './CopyableCode';
import styles from './Order.module.css';

type Props = {
  order: Order;
  /** Administrators have shipper and code in a form instead. */
  hasTracking: boolean;
};

/** State, date, priority and tracking of an order. */
export function OrderFacts({ order, hasTracking }: Props) {
  const { state, placedAt, priority, shipper, shippingCode } = order;
  return (
    <section className={styles['card']}>
      <h2>{texts.detailsHeading}</h2>
      <dl className={styles['facts']}>
        <dt>{texts.state}</dt>
        <dd>
          <OrderState state={state} />
        </dd>
        <dt>{texts.date}</dt>
        <dd>{formatDateTime(placedAt) || texts.noDate}</dd>
        <dt>{texts.priority}</dt>
        <dd>{orders.priorities[priority]}</dd>
        {hasTracking && (
          <>
            <dt>{texts.shipper}</dt>
            <dd>{shipper.trim() || texts.noShipper}</dd>
            <dt>{texts.trackingCode}</dt>
            <dd>
              {shippingCode.trim() === '' ? (
                texts.noTrackingCode
              ) : (
                <CopyableCode code={shippingCode} />
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
