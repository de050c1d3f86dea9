import type { Cart } from '../domain/types';
import { entitiesForgotten, type Kind } from '../entities/entities';
import { selectLatestOrders } from '../features/order-list/newOrdersSlice';
import { countOf } from '../entities/table';
import type { ShopStore } from './makeStore';
import type { RootState } from './rootReducer';

/** How many unreferenced entities of a kind may stay in the store. */
const MAX_UNUSED = 1_000;

/** The kind of entity that an endpoint's data refers to. */
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

/** Removes the entities of queries that RTK Query has dropped, once there are many. */
export function removeUnusedEntities(store: ShopStore): void {
  const countQueries = ({ api }: RootState) => Object.keys(api.queries).length;
  store.startListening({
    predicate: (_action, state, previous) =>
      state.api.queries !== previous.api.queries && countQueries(state) < countQueries(previous),
    effect: (_action, { dispatch, getState }) => {
      const state = getState();
      for (const [kind, used] of Object.entries(usedIds(state)) as [Kind, Set<string>][]) {
        if (countOf(state.entities[kind]) <= used.size + MAX_UNUSED) continue;
        dispatch(entitiesForgotten({ kind, except: [...used] }));
      }
    },
  });
}

function usedIds(state: RootState): Record<Kind, Set<string>> {
  const used: Record<Kind, Set<string>> = {
    products: new Set(),
    orders: new Set(selectLatestOrders(state)), // a list may still show them
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
