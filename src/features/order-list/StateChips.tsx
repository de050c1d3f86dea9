import type { OrderResult } from './index/queryOrders';
import { ORDER_STATES, type OrderState } from '../../domain/orderState';
import { adminOrders as texts } from './adminOrders.texts';
import { orders } from '../../components/orders.texts';
import styles from './StateChips.module.css';

type Props = {
  chosen: readonly OrderState[];
  /** How many orders of each state match, whatever states are chosen. */
  counts: OrderResult['stateCounts'];
  onChange: (states: OrderState[]) => void;
};

/** A toggle button for each state; several can be pressed. */
export function StateChips({ chosen, counts, onChange }: Props) {
  return (
    <div role="group" aria-label={texts.states} className={styles['chips']}>
      {ORDER_STATES.map((state) => {
        const isChosen = chosen.includes(state);
        const others = chosen.filter((one) => one !== state);
        return (
          <button
            key={state}
            type="button"
            className={styles['chip']}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? others : [...others, state])}
          >
            {orders.states[state]}{' '}
            <span className={styles['count']}>{counts[state].toLocaleString('it-IT')}</span>
          </button>
        );
      })}
    </div>
  );
}
