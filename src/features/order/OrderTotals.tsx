import { productTotalCents } from '../../domain/money';
import type { Order } from '../../domain/types';
import { order as texts } from './order.texts';
import { Price } from '../../components/Price';
import styles from './Order.module.css';

/** The cost of an order, as the backend computed it at the purchase. */
export function OrderTotals({ order }: { order: Order }) {
  return (
    <section className={styles['card']}>
      <h2>{texts.totalsHeading}</h2>
      <dl className={styles['totals']}>
        <dt>{texts.productsTotal}</dt>
        <dd>
          <Price cents={productTotalCents(order.lines)} />
        </dd>
        <dt>{texts.surcharge}</dt>
        <dd>
          <Price cents={order.priorityCostCents} />
        </dd>
        <dt>{texts.shipping}</dt>
        <dd>{texts.shippingFree}</dd>
        <dt className={styles['grand']}>{texts.total}</dt>
        <dd className={styles['grand']}>
          <Price cents={order.totalCostCents} />
        </dd>
      </dl>
    </section>
  );
}
