import { useId, type SubmitEvent } from 'react';
import { ordersApi } from '../../api/orders';
import { isOrderState, ORDER_STATES } from '../../domain/orderState';
import { useDraft } from '../../queries/useDraft';
import { orderAdmin as texts } from '../../texts/orderAdmin';
import { orders } from '../../texts/orders';
import type { Perform } from './useOrderAdmin';
import styles from './OrderAdmin.module.css';

type Props = {
  orderNumber: string;
  isBusy: boolean;
  perform: Perform;
  onMissing: () => void;
};

/** Sets any of the seven states (spec section 4). */
export function OrderStateForm({ orderNumber, isBusy, perform, onMissing }: Props) {
  const id = useId();
  const [state, setState, clear] = useDraft<string>(`order-state/${orderNumber}`, '');
  const [update] = ordersApi.useUpdateOrderStateMutation();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOrderState(state)) return onMissing();
    const call = () => update({ orderNumber, state });
    if (await perform(call, texts.stateUpdated, texts.stateFailed)) clear();
  };

  return (
    <form className={styles['row']} onSubmit={(event) => void submit(event)} noValidate>
      <div className="field">
        <label htmlFor={id}>{texts.state}</label>
        <select id={id} value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">{texts.noState}</option>
          {ORDER_STATES.map((value) => (
            <option key={value} value={value}>
              {orders.states[value]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-main" aria-disabled={isBusy}>
        {texts.updateState}
      </button>
    </form>
  );
}
