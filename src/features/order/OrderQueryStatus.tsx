import { orderLoadProblem, orders } from '../../components/orders.texts';
import { Message } from '../../components/Message';
import type { OrderQuery } from './useOrder';
import styles from './OrderQueryStatus.module.css';

/** A placeholder of about an order's size while it is read, or why it cannot be shown. */
export function OrderQueryStatus({ query }: { query: OrderQuery }) {
  return (
    <>
      {query.isLoading && (
        <div className={styles['loading']}>
          <p role="status">{orders.loading}</p>
          <div aria-hidden="true" />
          <div aria-hidden="true" />
          <div aria-hidden="true" />
        </div>
      )}
      <OrderProblem query={query} />
    </>
  );
}

/** Says why an order cannot be shown, with a button to retry; renders nothing without a failure. */
export function OrderProblem({ query: { failure, retry } }: { query: OrderQuery }) {
  if (failure === undefined) return null;
  return (
    <Message kind="error" onRetry={retry}>
      {orderLoadProblem(failure)}
    </Message>
  );
}
