import type { Cart } from '../domain/types';
import { entitiesForgotten, type Kind } from '../entities/entities';
import { selectLatestOrders } from '../features/order-list/newOrdersSlice';
import { countOf } from '../entities/table';
import type { ShopStore } from './makeStore';
import type { RootState } from './rootReducer';

/** So many bodies of a kind may be there that no query has any more. */
const MOST_UNUSED = 1_000;

/** Of what the data of a query are references to. */
const KIND_OF: Record<string, Kind> = {
  getProducts: 'products',
  getProduct: 'products',
  getOrders: 'orders',
  getOrder: 'orders',
  getProductFeedback: 'feedback',
  getAllFeedback: 'feedback',
  getAdmins: 'admins',
  getProfile: 'admins',
};

/**
 * When the store has dropped queries that nobody looks at any more, the bodies that only they
 * had leave it too, once they are many.
 */
export function forgetUnused(store: ShopStore): void {
  let count = 0;
  store.subscribe(() => {
    const state = store.getState();
    const before = count;
    count = Object.keys(state.api.queries).length;
    if (count >= before) return;
    for (const [kind, used] of Object.entries(usedIds(state)) as [Kind, Set<string>][]) {
      if (countOf(state.entities[kind]) <= used.size + MOST_UNUSED) continue;
      store.dispatch(entitiesForgotten({ kind, except: [...used] }));
    }
  });
}

function usedIds(state: RootState): Record<Kind, Set<string>> {
  const used: Record<Kind, Set<string>> = {
    products: new Set(),
    orders: new Set(selectLatestOrders(state)), // a list may be told to take them in
    feedback: new Set(),
    admins: new Set(),
  };
  for (const query of Object.values(state.api.queries)) {
    const { endpointName = '', data } = query ?? {};
    const kind = KIND_OF[endpointName];
    const ids = kind ? [data].flat() : [];
    for (const id of ids) if (kind && typeof id === 'string') used[kind].add(id);
    if (endpointName !== 'getCart') continue;
    for (const { productId } of (data as Cart | undefined)?.lines ?? []) {
      used.products.add(productId);
    }
  }
  return used;
}
