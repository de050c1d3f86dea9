import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded, signedIn } from '../../session/sessionSlice';

/** What an administrator is at work on in the list of all orders, by order number. */
type OrderSelectionState = {
  /** In the order in which they were selected. */
  readonly selected: readonly string[];
  /** The list as it was last shown, which 'next' and 'previous' on an order's page walk along. */
  readonly shown: readonly string[];
};

const NOTHING: OrderSelectionState = { selected: [], shown: [] };

/** These orders are selected, or no longer; the others stay as they were. */
export const orderSelected = createAction<{ orderNumbers: readonly string[]; selected: boolean }>(
  'orderSelection/orderSelected',
);
export const selectionCleared = createAction('orderSelection/selectionCleared');

/** The list shows these orders, from the first row to the last. */
export const ordersShown = createAction<readonly string[]>('orderSelection/ordersShown');

/**
 * The selected orders and the list as last shown. A plain reducer on purpose: drafts and deep
 * freezing of 100,000 numbers would hold up the next key that is typed.
 */
export function orderSelectionReducer(
  state: OrderSelectionState = NOTHING,
  action: UnknownAction,
): OrderSelectionState {
  if (orderSelected.match(action)) {
    const { orderNumbers, selected } = action.payload;
    return {
      ...state,
      selected: selected
        ? [...new Set([...state.selected, ...orderNumbers])]
        : without(state.selected, new Set(orderNumbers)),
    };
  }
  if (selectionCleared.match(action)) return { ...state, selected: [] };
  if (ordersShown.match(action)) return { ...state, shown: action.payload };
  // Another session may be another person's.
  return signedIn.match(action) || sessionEnded(action) ? NOTHING : state;
}

type WithOrderSelection = { orderSelection: OrderSelectionState };

/** The numbers of the selected orders, also of those that a filter hides at the moment. */
export const selectSelectedOrders = (state: WithOrderSelection): readonly string[] =>
  state.orderSelection.selected;

/** The numbers of the orders that the list showed last, in its order; empty before it did. */
export const selectShownOrders = (state: WithOrderSelection): readonly string[] =>
  state.orderSelection.shown;

function without(numbers: readonly string[], gone: ReadonlySet<string>): string[] {
  return numbers.filter((number) => !gone.has(number));
}
