import type { Store } from '@reduxjs/toolkit';
import type { ordersApi } from '../api/orders';
import { shopApi } from '../api/shopApi';
import { entitiesForgotten } from '../entities/entities';
import { selectLogouts } from '../session/logoutsSlice';
import { personChanged, selectToken } from '../session/sessionSlice';
import { personOf } from '../session/token';
import type { RootState } from './rootReducer';

/** The store without its thunks, whose types are made of this file's caller. */
type PlainStore = Pick<Store<RootState>, 'dispatch' | 'getState' | 'subscribe'>;

/**
 * When the session ends, however it does, what only an administrator may see leaves the memory
 * of this tab. What was typed stays for the same person: when somebody else logs in, it goes as
 * with a logout.
 */
export function clearOnLogout(store: PlainStore): void {
  let known = selectToken(store.getState());
  let logouts = selectLogouts(store.getState());
  /** Who was logged in last, unless that session ended with a logout. */
  let person = known === null ? null : personOf(known);
  store.subscribe(() => {
    const state = store.getState();
    const token = selectToken(state);
    const isLogout = selectLogouts(state) !== logouts;
    logouts = selectLogouts(state);
    if (isLogout && token === null) person = null;
    if (token === known) return;
    known = token;
    if (token === null) return forget(store);
    const before = person;
    person = personOf(token);
    if (before !== null && before !== person) store.dispatch(personChanged());
    store.dispatch(shopApi.util.invalidateTags(['Profile']));
  });
}

function forget(store: PlainStore): void {
  const { queries } = store.getState().api;
  store.dispatch(entitiesForgotten({ kind: 'admins', except: [] }));
  store.dispatch(
    entitiesForgotten({ kind: 'orders', except: ordersReadByNumber(store.getState()) }),
  );
  // Screens let go of their queries first: what nobody asks for any more is dropped, unread.
  if (Object.keys(queries).length > 0) {
    setTimeout(() => store.dispatch(shopApi.util.invalidateTags(['Admins', 'Profile', 'Orders'])));
  }
}

// By name, so that the home page does without the orders' calls.
const GET_ORDER = 'getOrder' satisfies keyof typeof ordersApi.endpoints;

// An order that was opened by its number is for whoever knows the number, and may be on screen.
function ordersReadByNumber(state: RootState): string[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.endpointName === GET_ORDER && typeof query.data === 'string' ? [query.data] : [],
  );
}
