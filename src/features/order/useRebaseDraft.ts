import { useCallback } from 'react';
import { drafted, selectDraft } from '../form-drafts/draftsSlice';
import { selectEntity } from '../../entities/entities';
import { useAppStore } from '../../store/hooks';
import { baseKeyOf } from '../form-drafts/useDraft';

/** Returns the key of the draft of an order's state. */
export function stateDraftKey(orderNumber: string): string {
  return `order-state/${orderNumber}`;
}

/**
 * Returns a function to call after this tab has changed an order's state without the form: the
 * draft is rebased onto the new state, so that it is not reported as a change by others.
 */
export function useRebaseDraft(orderNumber: string): () => void {
  const store = useAppStore();
  return useCallback(() => {
    const state = store.getState();
    const form = stateDraftKey(orderNumber);
    const order = selectEntity(state, 'orders', orderNumber);
    if (!order || selectDraft(state, form) === undefined) return;
    store.dispatch(drafted({ form: baseKeyOf(form), value: order.state }));
  }, [store, orderNumber]);
}
