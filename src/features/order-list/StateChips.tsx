import ToggleButton from '@mui/material/ToggleButton';
import { createContext, useContext } from 'react';
import { ORDER_STATES, type OrderState } from '../../domain/orderState';
import { ScrollRow } from '../../components/ScrollRow';
import { orders } from '../../components/orders.texts';
import { adminOrders as texts } from './adminOrders.texts';
import type { OrderResult } from './index/queryOrders';
import styles from './StateChips.module.css';

type Counts = OrderResult['stateCounts'];

type Props = {
  chosen: readonly OrderState[];
  /** How many orders of each state match, whatever states are chosen. */
  counts: Counts;
  onChange: (states: OrderState[]) => void;
};

/** A toggle button for each state; several can be pressed. */
export function StateChips({ chosen, counts, onChange }: Props) {
  return (
    <CountsContext value={counts}>
      <ScrollRow label={texts.states}>
        {ORDER_STATES.map((state) => (
          <ToggleButton
            key={state}
            value={state}
            selected={chosen.includes(state)}
            onChange={() =>
              onChange(
                chosen.includes(state) ? chosen.filter((one) => one !== state) : [...chosen, state],
              )
            }
          >
            {orders.states[state]} <Count state={state} />
          </ToggleButton>
        ))}
      </ScrollRow>
    </CountsContext>
  );
}

// Each key of a search changes the counts: this way only they are rendered, not the buttons.
const CountsContext = createContext<Counts | null>(null);

function Count({ state }: { state: OrderState }) {
  const counts = useContext(CountsContext);
  return <span className={styles['count']}>{counts?.[state].toLocaleString('it-IT')}</span>;
}
