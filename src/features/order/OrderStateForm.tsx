import { useId, useRef, type SubmitEvent } from 'react';
import { ordersApi } from '../../api/orders';
import { isOrderState } from '../../domain/orderState';
import type { Order } from '../../domain/types';
import { useRebaseDraft } from './useRebaseDraft';
import { orderAdmin as texts } from './orderAdmin.texts';
import { orderStateLabel } from '../../components/orders.texts';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { OrderStateOptions } from './OrderStateOptions';
import { useEditSession, type Perform } from '../form-drafts/useEditSession';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { UpdatedElsewhere } from '../form-drafts/ElsewhereMessages';
import { useStateDraft } from './useUnsentChanges';
import styles from './OrderAdmin.module.css';

type Props = { order: Order; isBusy: boolean; perform: Perform; onMissing: () => void };

/** Sets any of the seven states (spec section 4). */
export function OrderStateForm({ order, isBusy, perform, onMissing }: Props) {
  const id = useId();
  const { orderNumber } = order;
  const draft = useStateDraft(order);
  const button = useRef<HTMLButtonElement>(null);
  const [update] = ordersApi.useUpdateOrderStateMutation();
  const rebaseDraft = useRebaseDraft(orderNumber);
  const { save, question, undo } = useEditSession({
    kind: 'orders',
    id: orderNumber,
    versionsOf: ({ state }) => ({
      base: { state: draft.base },
      theirs: { state },
      mine: { state: draft.chosen },
    }),
    canUndoTo: ({ state }) => isOrderState(state),
    send: async ({ state }) => (isOrderState(state) ? update({ orderNumber, state }) : {}),
    perform,
    successText: texts.stateUpdated,
    failureText: texts.stateFailed,
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOrderState(draft.chosen)) return onMissing();
    if ((await save()) !== null) draft.clear();
  };
  const undoUpdate = async () => {
    button.current?.focus(); // the pressed button is removed
    if (await undo?.run()) rebaseDraft();
  };
  const conflict = { label: texts.state, value: orderStateLabel(order.state) };

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
      {undo && <UndoOffer onUndo={() => void undoUpdate()} onEnd={undo.end} />}
      <UpdatedElsewhere
        changes={draft.isChangedByOthers && !isBusy ? [conflict] : []}
        onTakeTheirs={draft.clear}
        onKeepMine={draft.rebase}
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
