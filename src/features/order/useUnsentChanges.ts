import { changedByOthers, threeWayMerge } from '../form-drafts/threeWayMerge';
import type { Order } from '../../domain/types';
import { useDraft } from '../form-drafts/useDraft';
import { baseOf, useDraftOver } from '../form-drafts/useDraftOver';
import { stateDraftKey } from './useRebaseDraft';

/** What of an order the shipping form writes. */
export const shippingOf = ({ shipper, shippingCode }: Order) => ({ shipper, shippingCode });

/** What an administrator has chosen as an order's state and not sent, and how to change it. */
export function useStateDraft(order: Order) {
  const form = stateDraftKey(order.orderNumber);
  const [chosen, setChosen, clearChosen] = useDraft<string>(form, '');
  const [base, setBase, clearBase] = useDraft<string>(baseOf(form), order.state);
  return {
    chosen,
    /** The state that the order had when this one was chosen. */
    base,
    /** Whether somebody has set another state since. */
    isOvertaken: chosen !== '' && order.state !== base && order.state !== chosen,
    choose: (state: string) => {
      setBase(order.state);
      setChosen(state);
    },
    /** What was chosen is chosen over the new state. */
    keep: () => setBase(order.state),
    clear: () => {
      clearChosen();
      clearBase();
    },
  };
}

/** What an administrator has typed over an order's shipping data and not sent. */
export function useShippingDraft(order: Order) {
  const theirs = shippingOf(order);
  const draft = useDraftOver(`order-shipping/${order.orderNumber}`, theirs);
  const { base, mine, isTyped, change, rebase, clear } = draft;
  const versions = { base, theirs, mine };
  // What others change in a field that is not typed into is shown as they have it.
  const { merged } = threeWayMerge(versions);
  return {
    base,
    mine,
    shown: merged,
    /** The fields that somebody else has changed since. */
    overtaken: isTyped ? changedByOthers(versions) : [],
    change: (fields: Partial<typeof theirs>) => change({ ...mine, ...fields }),
    /** What was typed is typed over the new values. */
    keep: () => rebase(merged),
    clear,
  };
}

/** Whether an order has changes that were not sent, and how to throw them away. */
export function useUnsentChanges(order: Order): { areThere: boolean; discard: () => void } {
  const state = useStateDraft(order);
  const shipping = useShippingDraft(order);
  const { shipper, shippingCode } = shipping.shown;
  return {
    areThere:
      state.chosen !== '' || shipper !== order.shipper || shippingCode !== order.shippingCode,
    discard: () => {
      state.clear();
      shipping.clear();
    },
  };
}
