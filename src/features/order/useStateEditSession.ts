import { ordersApi } from '../../api/orders';
import { isOrderState } from '../../domain/orderState';
import { useEditSession, type Change } from '../form-drafts/useEditSession';
import type { Perform } from '../form-drafts/useOutcome';
import { orderAdmin as texts } from './order.texts';

type StateEdit = {
  orderNumber: string;
  /** The state that the order had when the other one was chosen. */
  base: string;
  chosen: string;
  perform: Perform;
  onSaved?: (change: Change<{ state: string }>) => unknown;
};

/** Edits the state of an order, to any of the seven (spec section 4). */
export function useStateEditSession({ orderNumber, base, chosen, perform, onSaved }: StateEdit) {
  const [update] = ordersApi.useUpdateOrderStateMutation();
  return useEditSession({
    kind: 'orders',
    id: orderNumber,
    versionsOf: ({ state }) => ({
      base: { state: base },
      theirs: { state },
      mine: { state: chosen },
      isChosen: true,
    }),
    canUndoTo: ({ state }) => isOrderState(state),
    send: async ({ state }) => (isOrderState(state) ? update({ orderNumber, state }) : {}),
    perform,
    successText: texts.stateUpdated,
    failureText: texts.stateFailed,
    ...(onSaved && { onSaved }),
  });
}
