import { ORDER_STATES } from '../../../domain/orderState';
import { adminOrders as texts } from '../../../texts/admin-orders';
import { orders } from '../../../texts/orders';
import styles from './Orders.module.css';

type Props = {
  search: string;
  state: string;
  onChange: (changed: { search: string } | { state: string }) => void;
};

/** Search by order number and filter by state. */
export function OrdersFilter({ search, state, onChange }: Props) {
  return (
    <form
      role="search"
      aria-label={texts.title}
      className={styles['filter']}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="field">
        {texts.search}
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </label>
      <label className="field">
        {texts.filter}
        <select value={state} onChange={(event) => onChange({ state: event.target.value })}>
          <option value="">{texts.allStates}</option>
          {ORDER_STATES.map((value) => (
            <option key={value} value={value}>
              {orders.states[value]}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
