import type { ordersApi } from '../api/orders';
import { shopApi } from '../api/shopApi';
import { entitiesForgotten } from '../state/entities';
import { selectToken } from '../state/session';
import type { RootState, ShopStore } from './makeStore';

/**
 * When the session ends, however it does, what only an administrator may see leaves the
 * memory of this tab; when somebody else takes over, the profile is read anew.
 */
export function forgetWithSession(store: ShopStore): void {
  let known = selectToken(store.getState());
  store.subscribe(() => {
    const token = selectToken(store.getState());
    if (token === known) return;
    known = token;
    if (token === null) forget(store);
    else store.dispatch(shopApi.util.invalidateTags(['Profile']));
  });
}

function forget(store: ShopStore): void {
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
