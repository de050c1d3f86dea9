import { ORDER_STATES, rulesOf } from '../../domain/orderState';
import { orderStateLabel, orders } from './orders.texts';
import styles from './OrderState.module.css';

/**
 * An order's state in words and colour; an unknown state is shown as sent. All known states but the first are also a
 * class (spec section 4).
 */
export function OrderState({ state }: { state: string }) {
  const tone = rulesOf(state)?.tone;
  const classes = [styles['state'], tone && styles[tone], tone && tone !== 'toDo' && state];
  return <strong className={classes.filter(Boolean).join(' ')}>{orderStateLabel(state)}</strong>;
}

/** The states, named exactly by their labels, for a select. */
export function OrderStateOptions() {
  return ORDER_STATES.map((state) => (
    <option key={state} value={state}>
      {orders.states[state]}
    </option>
  ));
}
