import { describe, expect, it } from 'vitest';
import {
  orderSelected,
  ordersShown,
  selectSelectedOrders,
  selectShownOrders,
} from '#src/features/order/orderSelectionSlice';
import { sessionExpired } from '#src/session/sessionSlice';
import { makeStore } from '#src/store/makeStore';
import { signIn } from '#tests/support/storeTokens';

function storeWith(...orderNumbers: string[]) {
  const store = makeStore();
  signIn(store);
  store.dispatch(orderSelected({ orderNumbers, selected: true }));
  return store;
}

describe('the selected orders', () => {
  it('are unique, in the order of their selection', () => {
    const store = storeWith('C', 'A');
    store.dispatch(orderSelected({ orderNumbers: ['A', 'B'], selected: true }));
    expect(selectSelectedOrders(store.getState())).toEqual(['C', 'A', 'B']);
  });

  it('are cleared with the session, and so is what the list showed', () => {
    const store = storeWith('A');
    store.dispatch(ordersShown(['B', 'A']));
    expect(selectShownOrders(store.getState())).toEqual(['B', 'A']);
    store.dispatch(sessionExpired());
    expect(selectSelectedOrders(store.getState())).toEqual([]);
    expect(selectShownOrders(store.getState())).toEqual([]);
  });
});
