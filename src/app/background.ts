import { startOffline } from '../offline/keepOffline';
import type { ShopStore } from '../store/makeStore';
import { forgetUnused } from '../store/unusedEntities';

/** Starts what no screen needs: the service worker, and the removal of entities without a query. */
export function startBackground(store: ShopStore): void {
  forgetUnused(store);
  startOffline(store);
}
