import type { Tag } from '../api/invalidation';
import { shopApi } from '../api/shopApi';
import type { ShopStore } from '../store/makeStore';
import type { BrowserEnvironment } from './browserEnvironment';

/**
 * Refetches what another tab's write has made stale: at once in a visible tab, otherwise when the
 * tab is shown, unless another tab's response has arrived by then.
 */
export function staleTags(store: ShopStore, environment: BrowserEnvironment) {
  const pending = new Map<Tag['type'], number>();

  const isStale = (type: Tag['type'], since: number): boolean => {
    const state = store.getState();
    return shopApi.util
      .selectInvalidatedBy(state, [{ type }])
      .some(({ queryCacheKey }) => (state.readTimes[queryCacheKey] ?? 0) <= since);
  };
  const refetchIfVisible = (): void => {
    if (!environment.isVisible()) return;
    const stale = [...pending].filter(([type, since]) => isStale(type, since));
    pending.clear();
    if (stale.length > 0) store.dispatch(shopApi.util.invalidateTags(stale.map(([type]) => type)));
  };

  return {
    /** Adds what a write has changed that ended at this moment (epoch milliseconds). */
    add: (tags: readonly Tag[], at: number): void => {
      for (const { type } of tags) pending.set(type, Math.max(at, pending.get(type) ?? 0));
      refetchIfVisible();
    },
    stop: environment.onVisibility(refetchIfVisible),
  };
}
