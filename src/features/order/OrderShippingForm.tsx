import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { ordersApi } from '../../api/orders';
import { isLikelyStep } from '../../domain/orderState';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { useEditSession } from '../form-drafts/useEditSession';
import { failureTexts, type Perform } from '../form-drafts/useOutcome';
import { orderAdmin as texts } from './order.texts';
import { EDIT_LABELS, OrderEditForm, useFocusWhen, type OrderEditProps } from './OrderEditForm';
import { orderStateLabel } from './orders.texts';
import { courierSent, orderWorkChanged, selectOrderWork } from './orderWorkSlice';
import { useStateEditSession } from './useStateEditSession';
import { shippingOf, useRebaseDraft, useShippingDraft } from './useOrderDrafts';

/** Returns the message about shipping data that were not saved, or perhaps not. */
export const shippingFailure = failureTexts(texts.shippingFailed, texts.updateUnknown);

type Props = OrderEditProps & {
  /** Sends the state 'Spedito', with an outcome of its own. */
  performShipped: Perform;
};

/** Edits shipper and tracking code, and can also set the state; unsent input survives a reload. */
export function OrderShippingForm({ order, beforeChange, isBusy, ...props }: Props) {
  const { perform, performShipped, focused, onSaved } = props;
  const { orderNumber } = order;
  const couriersId = useId();
  const dispatch = useAppDispatch();
  const { alsoShipped, couriers: sent } = useAppSelector(selectOrderWork);
  // Those from when the page opened: with its first list the field would change its role for screen readers.
  const [couriers] = useState(sent);
  const offersShipped = isLikelyStep(order.state, 'SHIPPED');
  const setsShipped = offersShipped && alsoShipped;
  // Reported together with the state that is set after it.
  const savedShipping = useRef<Parameters<typeof onSaved>[0]>([]);
  const rebaseState = useRebaseDraft(orderNumber);
  const shipped = useStateEditSession({
    orderNumber,
    base: order.state,
    chosen: 'SHIPPED',
    perform: performShipped,
    onSaved: (change) => {
      rebaseState();
      return onSaved([...savedShipping.current, change]);
    },
  });
  const ship = (saved: typeof savedShipping.current) => {
    savedShipping.current = saved;
    return shipped.saveEdit();
  };
  const shipperField = useFocusWhen(focused === 'shipper');
  const undoShipped = async () => {
    shipperField.current?.focus(); // the pressed button is removed
    if (await shipped.undo?.run()) rebaseState();
  };
  const draft = useShippingDraft(order);
  const change = (fields: Parameters<typeof draft.change>[0]) => {
    beforeChange();
    draft.change(fields);
  };
  const beginSave = () => {
    const shippingCode = draft.mine.shippingCode.trim();
    // As it is sent: the reply is then no change by others.
    if (shippingCode !== draft.mine.shippingCode) draft.change({ shippingCode });
    return draft.beginSave();
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
    failureText: shippingFailure,
    onSaved: (change) => {
      dispatch(courierSent(change.to.shipper));
      return setsShipped ? ship([change]) : onSaved([change]);
    },
    onTheirs: () => setsShipped && ship([]),
  });
  return (
    <>
      <OrderEditForm
        order={order}
        isBusy={isBusy}
        draft={{ ...draft, beginSave }}
        session={session}
        submitText={texts.updateShipping}
        variant="contained"
        onUndone={draft.rebase}
        below={
          offersShipped && (
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
          name="shipper"
          inputRef={shipperField}
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
        <TextField
          label={texts.trackingCode}
          name="shippingCode"
          inputRef={useFocusWhen(focused === 'shippingCode')}
          value={draft.merged.shippingCode}
          autoComplete="off"
          onChange={({ target }) => change({ shippingCode: target.value })}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
      </OrderEditForm>
      {shipped.undo && (
        <UndoOffer
          what={`${texts.state}:`}
          isLocked={isBusy}
          onUndo={() => void undoShipped()}
          onEnd={shipped.undo.end}
        />
      )}
      {shipped.question && (
        <ConflictDialog
          question={shipped.question}
          labels={EDIT_LABELS}
          formatValue={orderStateLabel}
        />
      )}
    </>
  );
}
