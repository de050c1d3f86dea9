import { useId, useRef, type SubmitEvent } from 'react';
import { ordersApi } from '../../api/orders';
import { isOrderState } from '../../domain/orderState';
import type { Order } from '../../domain/types';
import { useRebaseDraft } from './useRebaseDraft';
import { orderAdmin as texts } from './orderAdmin.texts';
import { orderStateLabel } from '../../components/orders.texts';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { OrderStateOptions } from './OrderStateOptions';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { UpdatedElsewhere } from '../form-drafts/UpdatedElsewhere';
import type { Perform } from './useOrderAdmin';
import { useOrderWrite } from './useOrderWrite';
import { useStateDraft } from './useUnsentChanges';
import styles from './OrderAdmin.module.css';

type Props = { order: Order; isBusy: boolean; perform: Perform; onMissing: () => void };

const stateOf = ({ state }: Order) => ({ state });

/** Sets any of the seven states (spec section 4). */
export function OrderStateForm({ order, isBusy, perform, onMissing }: Props) {
  const id = useId();
  const { orderNumber } = order;
  const draft = useStateDraft(order);
  const button = useRef<HTMLButtonElement>(null);
  const [update] = ordersApi.useUpdateOrderStateMutation();
  const changedHere = useRebaseDraft(orderNumber);
  const { put, question, undo } = useOrderWrite({
    orderNumber,
    perform,
    fieldsOf: stateOf,
    canSend: ({ state }) => isOrderState(state),
    send: async ({ state }) => (isOrderState(state) ? update({ orderNumber, state }) : {}),
    done: texts.stateUpdated,
    wording: texts.stateFailed,
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOrderState(draft.chosen)) return onMissing();
    if (await put({ state: draft.base }, { state: draft.chosen })) draft.clear();
  };
  const takeBack = async () => {
    button.current?.focus(); // the one that was pressed goes
    if (await undo?.takeBack()) changedHere();
  };
  const news = { label: texts.state, value: orderStateLabel(order.state) };

  return (
    <>
      <form className={styles['row']} onSubmit={(event) => void submit(event)} noValidate>
        <div className="field">
          <label htmlFor={id}>{texts.state}</label>
          <select
            id={id}
            value={draft.chosen}
            onChange={({ target }) => draft.choose(target.value)}
          >
            <option value="">{texts.noState}</option>
            <OrderStateOptions />
          </select>
        </div>
        <button ref={button} type="submit" className="button button-main" aria-disabled={isBusy}>
          {texts.updateState}
        </button>
      </form>
      {undo && <UndoOffer onUndo={() => void takeBack()} onEnd={undo.end} />}
      <UpdatedElsewhere
        changes={draft.isOvertaken && !isBusy ? [news] : []}
        onTakeTheirs={draft.clear}
        onKeepMine={draft.keep}
      />
      {question && (
        <ConflictDialog
          question={question}
          labels={{ state: texts.state }}
          formatValue={orderStateLabel}
        />
      )}
    </>
  );
}
