import { useId } from 'react';
import { formatDateTime } from '../../domain/dates';
import { addressLines } from '../../domain/shipping';
import type { Order } from '../../domain/types';
import { order as orderTexts } from '../order/order.texts';
import { orders, orderStateLabel, shipmentText } from '../../components/orders.texts';
import { packingList as texts } from './packingList.texts';
import styles from './PackingList.module.css';

/** One order to pack: where it goes, what is in it, and a checkbox for each product. */
export function PackingSlip({ order }: { order: Order }) {
  const id = useId();
  const { orderNumber, placedAt, priority, state, lines } = order;
  const shipment = shipmentText(order);
  const telephone = order.shippingData.telephoneNumber.trim();
  const address = [...addressLines(order.shippingData), ...(telephone ? [telephone] : [])];
  return (
    <article className={styles['slip']} aria-labelledby={id}>
      <h2 id={id}>{texts.order(orderNumber)}</h2>
      <div className={styles['facts']}>
        <dl>
          <dt>{texts.priority}</dt>
          <dd className={priority === 'PRIORITARIO' ? styles['urgent'] : undefined}>
            {orders.priorities[priority]}
          </dd>
          <dt>{texts.date}</dt>
          <dd>{formatDateTime(placedAt) || orderTexts.noDate}</dd>
          <dt>{texts.state}</dt>
          <dd>{orderStateLabel(state)}</dd>
          {shipment !== '' && (
            <>
              <dt>{texts.shipper}</dt>
              <dd translate="no">{shipment}</dd>
            </>
          )}
        </dl>
        <address translate="no" aria-label={texts.address}>
          {address.length === 0
            ? orderTexts.noShippingData
            : address.map((line) => <div key={line}>{line}</div>)}
        </address>
      </div>
      {lines.length === 0 ? (
        <p>{orders.noLines}</p>
      ) : (
        <ul aria-label={texts.lines(orderNumber)}>
          {lines.map((line, index) => (
            <li key={`${line.productId}/${index}`}>
              <label>
                <input type="checkbox" />
                {texts.line(line.quantity, orders.productName(line))}
              </label>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
