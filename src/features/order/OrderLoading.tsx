import { orders } from '../../components/orders.texts';
import styles from './OrderLoading.module.css';

/** Stands where an order will be, in about its size. */
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
