import { addressLines } from '../../domain/shipping';
import type { ShippingData } from '../../domain/types';
import { order as texts } from './order.texts';
import styles from './Order.module.css';

/** The shipping address and contacts of an order. */
export function ShippingAddress({ data }: { data: ShippingData }) {
  const contacts = [data.email.trim(), data.telephoneNumber.trim()].filter((line) => line !== '');
  const lines = [...addressLines(data), ...contacts];
  return (
    <section className={styles['card']}>
      <h2>{texts.shippingHeading}</h2>
      {lines.length === 0 ? (
        <p>{texts.noShippingData}</p>
      ) : (
        <address translate="no">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
    </section>
  );
}
