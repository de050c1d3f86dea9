import { useCallback } from 'react';
import { drafted, selectDraft } from '../form-drafts/draftsSlice';
import { selectEntity } from '../../entities/entities';
import { useAppStore } from '../../store/hooks';
import { baseOf } from '../form-drafts/useDraftOver';

/** The name of the draft of an order's state that was chosen and not yet set. */
export function stateDraftKey(orderNumber: string): string {
  return `order-state/${orderNumber}`;
}

/**
 * After this tab itself has changed an order's state by other means than the form: what is
 * chosen there is chosen over the new state, and nobody is told of a change from elsewhere.
 */
export function useRebaseDraft(orderNumber: string): () => void {
  const store = useAppStore();
  return useCallback(() => {
    const state = store.getState();
    const form = stateDraftKey(orderNumber);
    const order = selectEntity(state, 'orders', orderNumber);
    if (!order || selectDraft(state, form) === undefined) return;
    store.dispatch(drafted({ form: baseOf(form), value: order.state }));
  }, [store, orderNumber]);
}
