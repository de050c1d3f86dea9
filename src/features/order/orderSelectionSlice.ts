import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { sessionChanged } from '../../session/sessionSlice';

/** The orders on which an administrator works in the list of all orders. */
type OrderSelectionState = {
  /** In the order in which they were selected. */
  readonly selected: readonly string[];
  /** The list as it was last shown, along which 'next' and 'previous' on an order's page move. */
  readonly shown: readonly string[];
  /** How that list was left. */
  readonly left?: LeftList;
};

/** The list's address, the search for customers, which is not part of it, and its scroll offset in pixels. */
export type LeftList = { search: string; hidden: string; scroll: number };

const initialState: OrderSelectionState = { selected: [], shown: [] };

/** Selects or deselects these orders; the others do not change. */
export const orderSelected = createAction<{ orderNumbers: readonly string[]; selected: boolean }>(
  'orderSelection/orderSelected',
);
export const selectionCleared = createAction('orderSelection/selectionCleared');

/** The list shows these orders, from the first row to the last. */
export const ordersShown = createAction<readonly string[]>('orderSelection/ordersShown');

/** The list is closed, to which the last order leads back. */
export const listLeft = createAction<LeftList>('orderSelection/listLeft');

/**
 * Holds the selected orders and the list as it was last shown. A plain reducer on purpose: Immer's
 * drafts and deep freezing of 100,000 numbers would delay the next keystroke.
 */
export function orderSelectionReducer(
  state: OrderSelectionState = initialState,
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
  if (listLeft.match(action)) return { ...state, left: action.payload };
  return sessionChanged(action) ? initialState : state;
}

type WithOrderSelection = { orderSelection: OrderSelectionState };

export const selectSelectedOrders = (state: WithOrderSelection): readonly string[] =>
  state.orderSelection.selected;

export const selectShownOrders = (state: WithOrderSelection): readonly string[] =>
  state.orderSelection.shown;

/** Returns how the list was left; undefined before that. */
export const selectLeftList = (state: WithOrderSelection): LeftList | undefined =>
  state.orderSelection.left;

function without(numbers: readonly string[], removed: ReadonlySet<string>): string[] {
  return numbers.filter((number) => !removed.has(number));
}
