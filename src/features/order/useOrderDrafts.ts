import type { Order } from '../../domain/types';
import { baseKeyOf, useDraftWithBase, useFieldsDraft } from '../form-drafts/useDraft';
import { draftCleared, drafted, selectDraft, type DraftValue } from '../form-drafts/draftsSlice';
import { threeWayMerge } from '../form-drafts/threeWayMerge';
import { selectEntity } from '../../entities/entities';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';

function stateDraftKey(orderNumber: string): string {
  return `order-state/${orderNumber}`;
}

function shippingDraftKey(orderNumber: string): string {
  return `order-shipping/${orderNumber}`;
}

export const shippingOf = ({ shipper, shippingCode }: Order) => ({ shipper, shippingCode });

type Shipping = ReturnType<typeof shippingOf>;

/** Returns the state that an administrator has chosen for an order and not sent; '' if none exists. */
export function useStateDraft(order: Order) {
  const form = stateDraftKey(order.orderNumber);
  const { base, mine, isTyped, rebase, clear } = useDraftWithBase<string>(form, order.state);
  const chosen = isTyped ? mine : '';
  const beginSave = useDraftSave(form, useRebaseDraft(order.orderNumber));
  return {
    chosen,
    /** The state that the order had when this one was chosen. */
    base,
    /** The state, if others have meanwhile set a third one. */
    changedByOthers:
      chosen !== '' && order.state !== base && order.state !== chosen ? (['state'] as const) : [],
    choose: rebase,
    /** Makes the new state the base of the chosen one. */
    rebase: () => rebase(chosen),
    clear,
    beginSave,
  };
}

/** Returns an administrator's unsent input over an order's shipping data. */
export function useShippingDraft(order: Order) {
  const { orderNumber, shipper, shippingCode } = order;
  const store = useAppStore();
  const form = shippingDraftKey(orderNumber);
  /** Makes the present values the base of the typed ones. */
  const rebase = () => rebaseShipping(store, orderNumber);
  const beginSave = useDraftSave(form, (saved) =>
    rebaseShipping(store, orderNumber, saved as Shipping | undefined),
  );
  return { ...useFieldsDraft(form, { shipper, shippingCode }), rebase, beginSave };
}

/**
 * Returns a function to call before a form is saved. It returns another one, which clears the saved draft, or rebases it
 * if there was input during the save.
 */
function useDraftSave(form: string, rebase: (saved: DraftValue | undefined) => void) {
  const store = useAppStore();
  const clear = useClearDrafts([form]);
  return () => {
    const saved = selectDraft(store.getState(), form);
    return () => {
      if (selectDraft(store.getState(), form) === saved) clear();
      else rebase(saved);
    };
  };
}

/** Returns which of an order's forms hold unsent input of an administrator. */
export function useUnsentForms(order: Order): { state: boolean; shipping: boolean } {
  const { chosen } = useStateDraft(order);
  const { shipper, shippingCode } = useShippingDraft(order).merged;
  return {
    state: chosen !== '',
    shipping: shipper !== order.shipper || shippingCode !== order.shippingCode,
  };
}

/** Returns whether an administrator has unsent input for an order. */
export function useHasOrderDraft(order: Order): boolean {
  const { state, shipping } = useUnsentForms(order);
  return state || shipping;
}

/** Returns whether something was typed or chosen for an order, whether or not the order is read. */
export function useHasOrderWork(orderNumber: string): boolean {
  return useAppSelector((state) =>
    [stateDraftKey, shippingDraftKey].some(
      (keyOf) => selectDraft(state, keyOf(orderNumber)) !== undefined,
    ),
  );
}

/** Returns a function that clears what was chosen or typed for an order. */
export function useClearOrderDrafts(orderNumber: string): () => void {
  return useClearDrafts([stateDraftKey(orderNumber), shippingDraftKey(orderNumber)]);
}

function useClearDrafts(forms: readonly string[]): () => void {
  const dispatch = useAppDispatch();
  return () => {
    for (const form of forms) {
      dispatch(draftCleared({ form }));
      dispatch(draftCleared({ form: baseKeyOf(form) }));
    }
  };
}

/**
 * Returns a function to call after this tab has changed an order's state without the form: the
 * draft is rebased onto the new state, so that it is not reported as a change by others.
 */
export function useRebaseDraft(orderNumber: string): () => void {
  const store = useAppStore();
  return () => {
    const state = store.getState();
    const form = stateDraftKey(orderNumber);
    const order = selectEntity(state, 'orders', orderNumber);
    if (!order || selectDraft(state, form) === undefined) return;
    store.dispatch(drafted({ form: baseKeyOf(form), value: order.state }));
  };
}

/**
 * Makes an order's present values the base of its shipping draft, if there is one; fields without input follow them.
 * After a save, input is what differs from the `saved` draft: it may be the old value again.
 */
function rebaseShipping(store: ShopStore, orderNumber: string, saved?: Shipping): void {
  const state = store.getState();
  const form = shippingDraftKey(orderNumber);
  const order = selectEntity(state, 'orders', orderNumber);
  const mine = selectDraft(state, form) as Shipping | undefined;
  if (!order || !mine) return;
  const theirs = shippingOf(order);
  const base = saved ?? (selectDraft(state, baseKeyOf(form)) as Shipping | undefined) ?? theirs;
  const { merged } = threeWayMerge({ base, theirs, mine });
  store.dispatch(drafted({ form, value: merged }));
  store.dispatch(drafted({ form: baseKeyOf(form), value: theirs }));
}
