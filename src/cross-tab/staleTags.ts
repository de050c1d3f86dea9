import type { Tag } from '../api/invalidation';
import { shopApi } from '../api/shopApi';
import type { ShopStore } from '../store/makeStore';
import type { BrowserEnvironment } from './browserEnvironment';

/**
 * What another tab's write has made stale is read again at once where it is looked at, and
 * otherwise when it is looked at, unless somebody else's reading has reached this tab by then.
 */
export function staleTags(store: ShopStore, around: BrowserEnvironment) {
  const pending = new Map<Tag['type'], number>();

  const isStale = (type: Tag['type'], since: number): boolean => {
    const state = store.getState();
    return shopApi.util
      .selectInvalidatedBy(state, [{ type }])
      .some(({ queryCacheKey }) => (state.readTimes[queryCacheKey] ?? 0) <= since);
  };
  const readWhatIsSeen = (): void => {
    if (!around.isVisible()) return;
    const stale = [...pending].filter(([type, since]) => isStale(type, since));
    pending.clear();
    if (stale.length > 0) store.dispatch(shopApi.util.invalidateTags(stale.map(([type]) => type)));
  };
  const stopLooking = around.onVisibility(readWhatIsSeen);

  return {
    /** These were changed by a write that ended at this moment (epoch milliseconds). */
    heard: (tags: readonly Tag[], at: number): void => {
      for (const { type } of tags) pending.set(type, Math.max(at, pending.get(type) ?? 0));
      readWhatIsSeen();
    },
    stop: stopLooking,
  };
}
