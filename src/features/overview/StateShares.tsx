import type { Overview } from './overview';
import { ORDER_STATES } from '../../domain/orderState';
import { adminOverview as texts } from './adminOverview.texts';
import { OrderState } from '../order/OrderState';
import { Bar } from './Bar';
import styles from './Overview.module.css';

/** How many orders of the period are in each state. */
export function StateShares({ overview: { states, current } }: { overview: Overview }) {
  // As an order goes through them; unknown states (-1 >>> 0) come last.
  const rank = (state: string) => (ORDER_STATES as readonly string[]).indexOf(state) >>> 0;
  const sorted = states.toSorted((one, other) => rank(one.state) - rank(other.state));
  return (
    <section aria-label={texts.states}>
      <h2>{texts.states}</h2>
      <table className={styles['table']} aria-label={texts.states}>
        <thead>
          <tr>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.orders}</th>
            <th scope="col">{texts.share}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ state, orders }) => (
            <tr key={state}>
              <th scope="row">
                <OrderState state={state} />
                <Bar share={orders / current.orders} />
              </th>
              <td>{texts.number(orders)}</td>
              <td>{texts.percent(orders / current.orders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
