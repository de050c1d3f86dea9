import type { Store } from '@reduxjs/toolkit';
import type { ordersApi } from '../api/orders';
import { shopApi } from '../api/shopApi';
import { onStateChange } from '../domain/onStateChange';
import { entitiesForgotten } from '../entities/entities';
import { selectLogouts } from '../session/logoutsSlice';
import { personChanged, selectIsAdmin, selectToken } from '../session/sessionSlice';
import { personOf } from '../session/token';
import type { RootState } from './rootReducer';

/** The store without its thunks, whose types come from `makeStore`, which calls this file. */
type PlainStore = Pick<Store<RootState>, 'dispatch' | 'getState' | 'subscribe'>;

/**
 * Removes what only an administrator may see from this tab's memory when the session ends, for
 * whatever reason. What was typed stays for the same person, and goes, as with a logout, when
 * another person logs in.
 */
export function clearOnLogout(store: PlainStore): void {
  const token = selectToken(store.getState());
  /** Who was logged in last, unless that session ended with a logout. */
  let person = token === null ? null : personOf(token);
  onStateChange(store, selectLogouts, () => {
    if (!selectIsAdmin(store.getState())) person = null;
  });
  onStateChange(store, selectToken, (current) => {
    if (current === null) return removeAdminData(store);
    const previous = person;
    person = personOf(current);
    if (previous !== null && previous !== person) store.dispatch(personChanged());
    store.dispatch(shopApi.util.invalidateTags(['Profile']));
  });
}

function removeAdminData(store: PlainStore): void {
  const { queries } = store.getState().api;
  store.dispatch(entitiesForgotten({ kind: 'admins', except: [] }));
  store.dispatch(
    entitiesForgotten({ kind: 'orders', except: ordersReadByNumber(store.getState()) }),
  );
  // Screens unsubscribe from their queries first: those without subscribers are then dropped.
  if (Object.keys(queries).length > 0) {
    setTimeout(() => store.dispatch(shopApi.util.invalidateTags(['Admins', 'Profile', 'Orders'])));
  }
}

// By name, so that the home page does without the orders' endpoints.
const GET_ORDER = 'getOrder' satisfies keyof typeof ordersApi.endpoints;

// An order opened by its number is for everyone who knows the number, and may be on screen.
function ordersReadByNumber(state: RootState): string[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.endpointName === GET_ORDER && typeof query.data === 'string' ? [query.data] : [],
  );
}
