import { useId, useRef, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { ordersApi } from '../../api/orders';
import { isOrderState } from '../../domain/orderState';
import type { Order } from '../../domain/types';
import { orderAdmin as texts } from './order.texts';
import { orderStateLabel } from '../../components/orders.texts';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { OrderStateOptions } from './OrderState';
import { useEditSession } from '../form-drafts/useEditSession';
import type { Perform } from '../form-drafts/useOutcome';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { UpdatedElsewhere } from '../form-drafts/ElsewhereMessages';
import { shippingOf, useRebaseDraft, useShippingDraft, useStateDraft } from './useOrderDrafts';
import styles from './OrderAdmin.module.css';

type Props = { order: Order; isBusy: boolean; perform: Perform };

/** Sets any of the seven states (spec section 4). */
export function OrderStateForm({
  order,
  isBusy,
  perform,
  onMissing,
}: Props & { onMissing: () => void }) {
  const id = useId();
  const { orderNumber } = order;
  const draft = useStateDraft(order);
  const [update] = ordersApi.useUpdateOrderStateMutation();
  const session = useEditSession({
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
  const save = async () => {
    if (isOrderState(draft.chosen)) return session.save();
    onMissing();
    return null;
  };
  return (
    <EditForm
      order={order}
      isBusy={isBusy}
      draft={draft}
      session={{ ...session, save }}
      formatValue={orderStateLabel}
      submitText={texts.updateState}
      submitClass="button button-main"
      onUndone={useRebaseDraft(orderNumber)}
    >
      <div className="field">
        <label htmlFor={id}>{texts.state}</label>
        <select id={id} value={draft.chosen} onChange={({ target }) => draft.choose(target.value)}>
          <option value="">{texts.noState}</option>
          <OrderStateOptions />
        </select>
      </div>
    </EditForm>
  );
}

/** Edits shipper and tracking code; unsent input survives a reload. */
export function OrderShippingForm({ order, isBusy, perform }: Props) {
  const id = useId();
  const { orderNumber } = order;
  const draft = useShippingDraft(order);
  const [update] = ordersApi.useUpdateOrderShippingMutation();
  const session = useEditSession({
    kind: 'orders',
    id: orderNumber,
    versionsOf: (body) => ({ base: draft.base, theirs: shippingOf(body), mine: draft.mine }),
    send: (fields) => update({ orderNumber, ...fields }),
    perform,
    successText: texts.shippingUpdated,
    failureText: () => texts.shippingFailed,
  });
  return (
    <EditForm
      order={order}
      isBusy={isBusy}
      draft={draft}
      session={session}
      submitText={texts.updateShipping}
      submitClass="button"
    >
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
    </EditForm>
  );
}

const LABELS = { state: texts.state, shipper: texts.shipper, shippingCode: texts.trackingCode };

type EditFormProps = {
  order: Order;
  isBusy: boolean;
  draft: {
    changedByOthers: readonly (keyof typeof LABELS)[];
    rebase: () => void;
    clear: () => void;
  };
  session: {
    /** Resolves to null where nothing was saved. */
    save: () => Promise<unknown>;
    question: ComponentProps<typeof ConflictDialog>['question'] | null;
    undo: { run: () => Promise<boolean>; end: () => void } | null;
  };
  formatValue?: (value: string) => string;
  submitText: string;
  submitClass: string;
  onUndone?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** One row of fields with its button, the offer to undo, and what others have changed. */
function EditForm({ order, isBusy, draft, session, formatValue = String, ...rest }: EditFormProps) {
  const { save, question, undo } = session;
  const button = useRef<HTMLButtonElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if ((await save()) !== null) draft.clear();
  };
  const undoUpdate = async () => {
    button.current?.focus(); // the pressed button is removed
    if (await undo?.run()) rest.onUndone?.();
  };
  return (
    <>
      <form className={styles['row']} onSubmit={(event) => void submit(event)} noValidate>
        {rest.children}
        <button ref={button} type="submit" className={rest.submitClass} aria-disabled={isBusy}>
          {rest.submitText}
        </button>
      </form>
      {undo && <UndoOffer onUndo={() => void undoUpdate()} onEnd={undo.end} />}
      <UpdatedElsewhere
        changes={(isBusy ? [] : draft.changedByOthers).map((field) => ({
          label: LABELS[field],
          value: formatValue(order[field]),
        }))}
        onTakeTheirs={draft.clear}
        onKeepMine={draft.rebase}
      />
      {question && <ConflictDialog question={question} labels={LABELS} formatValue={formatValue} />}
    </>
  );
}
