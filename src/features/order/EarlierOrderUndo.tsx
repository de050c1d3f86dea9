import { useState } from 'react';
import { ordersApi } from '../../api/orders';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { isOrderState } from '../../domain/orderState';
import { useUndoEdit } from '../form-drafts/useEditSession';
import { useOutcome, type Perform } from '../form-drafts/useOutcome';
import { UndoOffer } from '../form-drafts/UndoOffer';
import { orderAdmin as texts } from './order.texts';
import type { OrderArrival } from './orderArrival';

type Props = {
  /** The order that was saved before this one was shown. */
  saved: OrderArrival['saved'];
  run: Parameters<typeof useOutcome>[1];
  outcomeOf: string;
};

/** Offers to undo the changes of the order before, for as long as on its own page. */
export function EarlierOrderUndo({ saved: { orderNumber, changes }, run, outcomeOf }: Props) {
  const [isOffered, setIsOffered] = useState(true);
  const { outcome, perform } = useOutcome(outcomeOf, run);
  const undo = useUndo(orderNumber, perform);
  const undoAll = async () => {
    setIsOffered(false);
    for (const change of changes.toReversed()) if (!(await undo(change))) return;
  };
  return (
    <>
      {isOffered && (
        <UndoOffer
          what={texts.editOf(orderNumber)}
          onUndo={() => void undoAll()}
          onEnd={() => setIsOffered(false)}
        />
      )}
      <OutcomeMessage outcome={outcome} />
    </>
  );
}

function useUndo(orderNumber: string, perform: Perform) {
  const [updateState] = ordersApi.useUpdateOrderStateMutation();
  const [updateShipping] = ordersApi.useUpdateOrderShippingMutation();
  return useUndoEdit<'orders', Record<string, string>>({
    kind: 'orders',
    id: orderNumber,
    currentOf: ({ state, shipper, shippingCode }) => ({ state, shipper, shippingCode }),
    send: async ({ state = '', shipper = '', shippingCode = '' }) =>
      isOrderState(state)
        ? updateState({ orderNumber, state })
        : updateShipping({ orderNumber, shipper, shippingCode }),
    perform,
    failureText: (failure) => texts.stateFailed(failure),
  });
}
