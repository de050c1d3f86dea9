import { useId, useRef, type SubmitEvent } from 'react';
import { ordersApi } from '../../api/orders';
import type { Order } from '../../domain/types';
import { orderAdmin as texts } from './orderAdmin.texts';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { useEditSession, type Perform } from '../form-drafts/useEditSession';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { UpdatedElsewhere } from '../form-drafts/ElsewhereMessages';
import { shippingOf, useShippingDraft } from './useUnsentChanges';
import styles from './OrderAdmin.module.css';

type Props = { order: Order; isBusy: boolean; perform: Perform };

const LABELS = { shipper: texts.shipper, shippingCode: texts.trackingCode };

/** Edits shipper and tracking code; unsent input survives a reload. */
export function OrderShippingForm({ order, isBusy, perform }: Props) {
  const id = useId();
  const { orderNumber } = order;
  const draft = useShippingDraft(order);
  const button = useRef<HTMLButtonElement>(null);
  const [update] = ordersApi.useUpdateOrderShippingMutation();
  const { save, question, undo } = useEditSession({
    kind: 'orders',
    id: orderNumber,
    versionsOf: (body) => ({ base: draft.base, theirs: shippingOf(body), mine: draft.mine }),
    send: (fields) => update({ orderNumber, ...fields }),
    perform,
    successText: texts.shippingUpdated,
    failureText: () => texts.shippingFailed,
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if ((await save()) !== null) draft.clear();
  };

  const undoUpdate = () => {
    button.current?.focus(); // the pressed button is removed
    void undo?.run();
  };

  return (
    <>
      <form className={styles['row']} onSubmit={(event) => void submit(event)} noValidate>
        <div className="field">
          <label htmlFor={`${id}-shipper`}>{texts.shipper}</label>
          <input
            id={`${id}-shipper`}
            value={draft.merged.shipper}
            autoComplete="off"
            onChange={({ target }) => draft.change({ shipper: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-code`}>{texts.trackingCode}</label>
          <input
            id={`${id}-code`}
            value={draft.merged.shippingCode}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => draft.change({ shippingCode: target.value })}
          />
        </div>
        <button ref={button} type="submit" className="button" aria-disabled={isBusy}>
          {texts.updateShipping}
        </button>
      </form>
      {undo && <UndoOffer onUndo={undoUpdate} onEnd={undo.end} />}
      <UpdatedElsewhere
        changes={(isBusy ? [] : draft.changedByOthers).map((field) => ({
          label: LABELS[field],
          value: order[field],
        }))}
        onTakeTheirs={draft.clear}
        onKeepMine={draft.rebase}
      />
      {question && <ConflictDialog question={question} labels={LABELS} />}
    </>
  );
}
