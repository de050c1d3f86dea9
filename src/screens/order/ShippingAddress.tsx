import type { ShippingData } from '../../domain/types';
import { order as texts } from '../../texts/order';
import styles from './Order.module.css';

/** Where the order goes, and how the person is reached. */
export function ShippingAddress({ data }: { data: ShippingData }) {
  const { name, surname, address, civicNumber, city, province, zipcode } = data;
  const lines = [
    joined(name, surname),
    joined(address, civicNumber),
    joined(zipcode, city, province.trim() && `(${province.trim()})`),
    data.email.trim(),
    data.telephoneNumber.trim(),
  ].filter((line) => line !== '');
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

function joined(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
