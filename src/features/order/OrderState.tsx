import { isOrderState, ORDER_STATES } from '../../domain/orderState';
import { orderStateLabel, orders } from './orders.texts';
import styles from './OrderState.module.css';

/** An order's state in words and colour; an unknown state is shown as sent. */
export function OrderState({ state }: { state: string }) {
  const colour = (isOrderState(state) && state !== 'IN_PREPARATION' && styles[state]) || '';
  return (
    <strong className={`${styles['state']} ${colour}`.trim()}>{orderStateLabel(state)}</strong>
  );
}

/** The seven states, named exactly by their labels, for a select. */
export function OrderStateOptions() {
  return ORDER_STATES.map((state) => (
    <option key={state} value={state}>
      {orders.states[state]}
    </option>
  ));
}
