import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { ordersApi } from '../../api/orders';
import { isOrderState } from '../../domain/orderState';
import type { Order } from '../../domain/types';
import { orderAdmin as texts } from './order.texts';
import { orderStateLabel } from './orders.texts';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { OrderStateOptions } from './OrderState';
import { useEditSession } from '../form-drafts/useEditSession';
import { useSubmit } from '../../hooks/useSubmit';
import type { Perform } from '../form-drafts/useOutcome';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { UpdatedElsewhere } from '../form-drafts/UpdatedElsewhere';
import { shippingOf, useRebaseDraft, useShippingDraft, useStateDraft } from './useOrderDrafts';
import styles from './Order.module.css';

type Props = {
  order: Order;
  /** Called before something is chosen or typed. */
  beforeChange: () => void;
  isBusy: boolean;
  perform: Perform;
};

/** Sets any of the seven states (spec section 4). */
export function OrderStateForm({
  order,
  beforeChange,
  isBusy,
  perform,
  onMissing,
}: Props & { onMissing: () => void }) {
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
      isChosen: true,
    }),
    canUndoTo: ({ state }) => isOrderState(state),
    send: async ({ state }) => (isOrderState(state) ? update({ orderNumber, state }) : {}),
    perform,
    successText: texts.stateUpdated,
    failureText: texts.stateFailed,
  });
  return (
    <EditForm
      order={order}
      isBusy={isBusy}
      draft={draft}
      session={session}
      check={() => {
        const isChosen = isOrderState(draft.chosen);
        if (!isChosen) onMissing();
        return isChosen;
      }}
      formatValue={orderStateLabel}
      submitText={texts.updateState}
      variant="contained"
      onUndone={useRebaseDraft(orderNumber)}
    >
      <TextField
        select
        label={texts.state}
        value={draft.chosen}
        onChange={({ target }) => {
          beforeChange();
          draft.choose(target.value);
        }}
      >
        <option value="">{texts.noState}</option>
        <OrderStateOptions />
      </TextField>
    </EditForm>
  );
}

/** Edits shipper and tracking code; unsent input survives a reload. */
export function OrderShippingForm({ order, beforeChange, isBusy, perform }: Props) {
  const { orderNumber } = order;
  const draft = useShippingDraft(order);
  const change = (fields: Parameters<typeof draft.change>[0]) => {
    beforeChange();
    draft.change(fields);
  };
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
      variant="outlined"
    >
      <TextField
        label={texts.shipper}
        value={draft.merged.shipper}
        autoComplete="off"
        onChange={({ target }) => change({ shipper: target.value })}
      />
      <TextField
        label={texts.trackingCode}
        value={draft.merged.shippingCode}
        autoComplete="off"
        onChange={({ target }) => change({ shippingCode: target.value })}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
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
    /** Resolves to null if nothing was saved. */
    saveEdit: () => Promise<unknown>;
    question: ComponentProps<typeof ConflictDialog>['question'] | null;
    undo: { run: () => Promise<boolean>; end: () => void } | null;
  };
  /** Returns whether the form may be sent; if not, shows what is wrong. */
  check?: () => boolean;
  formatValue?: (value: string) => string;
  submitText: string;
  /** The button's. */
  variant: 'contained' | 'outlined';
  onUndone?: () => void;
  children: ReactNode;
};

/** One row of fields with its button, the offer to undo, and the changes of others. */
function EditForm({ order, isBusy, draft, session, formatValue = String, ...rest }: EditFormProps) {
  const { saveEdit, question, undo } = session;
  const button = useRef<HTMLButtonElement>(null);
  const submit = useSubmit({
    isLocked: isBusy,
    check: rest.check ?? (() => true),
    send: async () => {
      if ((await saveEdit()) !== null) draft.clear();
    },
  });
  const undoUpdate = async () => {
    if (isBusy) return; // it could overwrite what is being sent, such as a refund
    button.current?.focus(); // the pressed button is removed
    if (await undo?.run()) rest.onUndone?.();
  };
  return (
    <>
      <form className={styles['fields']} onSubmit={submit} noValidate>
        {rest.children}
        <Button ref={button} type="submit" variant={rest.variant} aria-disabled={isBusy}>
          {rest.submitText}
        </Button>
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
