import { isOrderState } from '../../domain/orderState';
import { orderStateLabel } from '../../components/orders.texts';
import styles from './OrderState.module.css';

/** An order's state in words and colour; an unknown state is shown as sent. */
export function OrderState({ state }: { state: string }) {
  const colour = (isOrderState(state) && state !== 'IN_PREPARATION' && styles[state]) || '';
  return (
    <strong className={`${styles['state']} ${colour}`.trim()}>{orderStateLabel(state)}</strong>
  );
}
