import { useState } from 'react';
import { formatDateTime } from '../../domain/dates';
import type { Order, ShippingData } from '../../domain/types';
import { order as texts } from './order.texts';
import { orders } from '../../components/orders.texts';
import { OrderState } from './OrderState';
import { productTotalCents } from '../../domain/money';
import { Price } from '../../components/Price';
import { addressLines } from '../../domain/shipping';
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

/** A code with a button that copies it, and says whether that worked. */
function CopyableCode({ code }: { code: string }) {
  const [result, setResult] = useState<{ code: string; text: string } | null>(null);

  const copy = async () => {
    setResult(null);
    try {
      await navigator.clipboard.writeText(code);
      setResult({ code, text: texts.copied });
    } catch {
      setResult({ code, text: texts.copyFailed }); // not allowed, or no secure connection
    }
  };

  return (
    <span className={styles['code']}>
      <span translate="no">{code}</span>
      <button type="button" className="button" onClick={() => void copy()}>
        {texts.copy}
      </button>
      <span aria-live="polite">{result?.code === code && result.text}</span>
    </span>
  );
}

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
