import type { Order } from '../../domain/types';
import { useDraftWithBase, useFieldsDraft } from '../form-drafts/useDraft';
import { stateDraftKey } from './useRebaseDraft';

/** Returns the fields that the shipping form edits. */
export const shippingOf = ({ shipper, shippingCode }: Order) => ({ shipper, shippingCode });

/** The state that an administrator has chosen for an order and not sent; '' while there is none. */
export function useStateDraft(order: Order) {
  const form = stateDraftKey(order.orderNumber);
  const { base, mine, isTyped, rebase, clear } = useDraftWithBase<string>(form, order.state);
  const chosen = isTyped ? mine : '';
  return {
    chosen,
    /** The state that the order had when this one was chosen. */
    base,
    /** Whether others have set a third state since. */
    isChangedByOthers: chosen !== '' && order.state !== base && order.state !== chosen,
    choose: rebase,
    /** From now on, what was chosen is chosen over the new state. */
    rebase: () => rebase(chosen),
    clear,
  };
}

/** What an administrator has typed over an order's shipping data and not sent. */
export function useShippingDraft(order: Order) {
  return useFieldsDraft(`order-shipping/${order.orderNumber}`, shippingOf(order));
}

/** Returns whether an order has unsent changes, and a function that discards them. */
export function useUnsentChanges(order: Order): { hasChanges: boolean; discard: () => void } {
  const state = useStateDraft(order);
  const shipping = useShippingDraft(order);
  const { shipper, shippingCode } = shipping.merged;
  return {
    hasChanges:
      state.chosen !== '' || shipper !== order.shipper || shippingCode !== order.shippingCode,
    discard: () => {
      state.clear();
      shipping.clear();
    },
  };
}
