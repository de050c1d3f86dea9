import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { ordersApi } from '../../api/orders';
import { isLikelyStep, isOrderState } from '../../domain/orderState';
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
import { courierSent, orderWorkChanged, selectOrderWork } from './orderWorkSlice';
import type { OrderArrival } from './orderArrival';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import styles from './Order.module.css';

type Props = {
  order: Order;
  /** Called before something is chosen or typed. */
  beforeChange: () => void;
  isBusy: boolean;
  perform: Perform;
  /** Whether the first field gets the focus. */
  hasFocus: boolean;
  /** Called with the changes that were saved, the latest last. */
  onSaved: (changes: OrderArrival['saved']['changes']) => void;
};

/** Sets any of the seven states (spec section 4). */
export function OrderStateForm({
  order,
  beforeChange,
  isBusy,
  perform,
  hasFocus,
  onSaved,
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
    onSaved: (change) => onSaved([change]),
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
      variant="outlined"
      onUndone={useRebaseDraft(orderNumber)}
    >
      <TextField
        select
        label={texts.state}
        inputRef={useFocusAtMount(hasFocus)}
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

type ShippingProps = Props & {
  /** Sends the state 'Spedito', with an outcome of its own. */
  performShipped: Perform;
};

/** Edits shipper and tracking code, and can also set the state; unsent input survives a reload. */
export function OrderShippingForm({ order, beforeChange, isBusy, ...props }: ShippingProps) {
  const { perform, performShipped, hasFocus, onSaved } = props;
  const { orderNumber } = order;
  const couriersId = useId();
  const dispatch = useAppDispatch();
  const { alsoShipped, couriers: sent } = useAppSelector(selectOrderWork);
  // As when the page opened: a field with a list has another role for screen readers.
  const [couriers] = useState(sent);
  const shipped = useShippedSession(order, performShipped);
  const draft = useShippingDraft(order);
  const change = (fields: Parameters<typeof draft.change>[0]) => {
    beforeChange();
    draft.change(fields);
  };
  const [update] = ordersApi.useUpdateOrderShippingMutation();
  const session = useEditSession({
    kind: 'orders',
    id: orderNumber,
    versionsOf: (body) => ({
      base: draft.base,
      theirs: shippingOf(body),
      mine: { ...draft.mine, shippingCode: draft.mine.shippingCode.trim() },
    }),
    send: (fields) => update({ orderNumber, ...fields }),
    perform,
    successText: texts.shippingUpdated,
    failureText: () => texts.shippingFailed,
    onSaved: async (change) => {
      dispatch(courierSent(change.to.shipper));
      if (!alsoShipped || !isLikelyStep(order.state, 'SHIPPED')) return onSaved([change]);
      const state = await shipped.saveEdit();
      if (state !== null && state !== 'theirs')
        onSaved([change, { from: { state: order.state }, to: state }]);
    },
  });
  return (
    <EditForm
      order={order}
      isBusy={isBusy}
      draft={draft}
      session={session}
      submitText={texts.updateShipping}
      variant="contained"
      below={
        isLikelyStep(order.state, 'SHIPPED') && (
          <FormControlLabel
            label={texts.alsoShipped}
            control={
              <Checkbox
                checked={alsoShipped}
                onChange={(_, checked) => dispatch(orderWorkChanged({ alsoShipped: checked }))}
              />
            }
          />
        )
      }
    >
      <TextField
        label={texts.shipper}
        inputRef={useFocusAtMount(hasFocus)}
        value={draft.merged.shipper}
        autoComplete="off"
        onChange={({ target }) => change({ shipper: target.value })}
        slotProps={{ htmlInput: couriers.length > 0 ? { list: couriersId } : {} }}
      />
      <datalist id={couriersId}>
        {couriers.map((courier) => (
          <option key={courier}>{courier}</option>
        ))}
      </datalist>
      {shipped.question && (
        <ConflictDialog question={shipped.question} labels={LABELS} formatValue={orderStateLabel} />
      )}
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

/** Sets the state 'Spedito' by itself, after the shipping data. */
function useShippedSession(order: Order, perform: Perform) {
  const { orderNumber } = order;
  const [update] = ordersApi.useUpdateOrderStateMutation();
  return useEditSession({
    kind: 'orders',
    id: orderNumber,
    versionsOf: ({ state }) => ({
      base: { state: order.state },
      theirs: { state },
      mine: { state: 'SHIPPED' },
    }),
    send: () => update({ orderNumber, state: 'SHIPPED' }),
    perform,
    successText: texts.stateUpdated,
    failureText: texts.stateFailed,
  });
}

/** Returns a ref for the field that gets the focus when it is first shown, after the heading. */
function useFocusAtMount(hasFocus: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent(() => {
    if (hasFocus) field.current?.focus();
  });
  useEffect(() => focus(), []);
  return field;
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
  /** Shown below the fields. */
  below?: ReactNode;
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
        {rest.below}
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
