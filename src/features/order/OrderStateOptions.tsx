import { ORDER_STATES } from '../../domain/orderState';
import { orders } from '../../components/orders.texts';

/** The seven states, named exactly by their labels, for a select. */
export function OrderStateOptions() {
  return ORDER_STATES.map((state) => (
    <option key={state} value={state}>
      {orders.states[state]}
    </option>
  ));
}
