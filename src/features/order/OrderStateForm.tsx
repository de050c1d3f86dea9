import TextField from '@mui/material/TextField';
import { isOrderState } from '../../domain/orderState';
import { usePageState } from '../../hooks/usePageState';
import { orderAdmin as texts } from './order.texts';
import { OrderEditForm, useFocusWhen, type OrderEditProps } from './OrderEditForm';
import { orderStateLabel } from './orders.texts';
import { OrderStateOptions } from './OrderState';
import { useRebaseDraft, useStateDraft } from './useOrderDrafts';
import { useStateEditSession } from './useStateEditSession';

type Props = OrderEditProps & {
  /** Called when no state is chosen. */
  onMissing: () => void;
};

/** Sets any of the seven states (spec section 4). */
export function OrderStateForm({ order, beforeChange, isBusy, ...props }: Props) {
  const { perform, focused, onSaved, onMissing } = props;
  const { orderNumber } = order;
  const draft = useStateDraft(order);
  const [isChecked, setIsChecked] = usePageState<boolean>(
    `checked/order-state/${orderNumber}`,
    false,
  );
  const session = useStateEditSession({
    orderNumber,
    base: draft.base,
    chosen: draft.chosen,
    perform,
    onSaved: (change) => onSaved([change]),
  });
  return (
    <OrderEditForm
      order={order}
      isBusy={isBusy}
      draft={draft}
      session={session}
      check={() => {
        const isChosen = isOrderState(draft.chosen);
        setIsChecked(!isChosen);
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
        inputRef={useFocusWhen(focused === 'state')}
        value={draft.chosen}
        error={isChecked && draft.chosen === ''}
        onChange={({ target }) => {
          beforeChange();
          draft.choose(target.value);
        }}
      >
        <option value="">{texts.noState}</option>
        <OrderStateOptions />
      </TextField>
    </OrderEditForm>
  );
}
