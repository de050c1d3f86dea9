import { createContext, useContext } from 'react';
import { ScrollRow } from '../../components/ScrollRow';
import { ToggleChip } from '../../components/ToggleChip';
import { formatCount } from '../../domain/formatCount';
import { ORDER_STATES, type OrderState } from '../../domain/orderState';
import { orders } from '../order/orders.texts';
import type { OrderResult } from './index/queryOrders';
import { orderList as texts } from './orderList.texts';
import styles from './OrdersSummary.module.css';

type Props = {
  chosen: readonly OrderState[];
  /** The number of matching orders in each state, whatever states are chosen. */
  counts: OrderResult['stateCounts'];
  onChange: (states: OrderState[]) => void;
};

/** A toggle button for each state; several can be pressed. */
export function StateChips({ chosen, counts, onChange }: Props) {
  return (
    <ScrollRow label={texts.states}>
      {ORDER_STATES.map((state) => (
        <StateChip
          key={state}
          state={state}
          count={counts[state]}
          chosen={chosen}
          onChange={onChange}
        />
      ))}
    </ScrollRow>
  );
}

type ChipProps = Pick<Props, 'chosen' | 'onChange'> & { state: OrderState; count: number };

function StateChip({ state, count, chosen, onChange }: ChipProps) {
  const isChosen = chosen.includes(state);
  const toggle = () =>
    onChange(isChosen ? chosen.filter((one) => one !== state) : [...chosen, state]);
  return (
    <CountContext value={count}>
      <ToggleChip isPressed={isChosen} onClick={toggle}>
        {orders.states[state]} <Count />
      </ToggleChip>
    </CountContext>
  );
}

// Each key of a search, and each change of an order, changes counts: this way only those render, not their buttons.
const CountContext = createContext(0);

function Count() {
  return <span className={styles['count']}>{formatCount(useContext(CountContext))}</span>;
}
