import { startOffline } from '../offline/keepOffline';
import type { ShopStore } from '../store/makeStore';
import { removeUnusedEntities } from '../store/unusedEntities';

/** Starts what no screen needs: the service worker, and the removal of entities without a query. */
export function startBackground(store: ShopStore): void {
  removeUnusedEntities(store);
  startOffline(store);
}
