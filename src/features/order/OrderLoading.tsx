import { orders } from '../../components/orders.texts';
import styles from './OrderLoading.module.css';

/** A placeholder of about an order's size. */
export function OrderLoading() {
  return (
    <div className={styles['loading']}>
      <p role="status">{orders.loading}</p>
      <div aria-hidden="true" />
      <div aria-hidden="true" />
      <div aria-hidden="true" />
    </div>
  );
}
