import { TAG_TYPES } from '../api/invalidation';
import { forceFresh } from '../api/forceFresh';
import { shopApi } from '../api/shopApi';
import { selectIsAdmin } from '../session/sessionSlice';
import type { ShopStore } from './makeStore';

/**
 * Has a page that comes back from the browser's back-forward cache learn first what happened
 * meanwhile: whether somebody has logged out or in, and what is in storage and in the cart now.
 * An administrator's page is not seen before it knows.
 */
export function learnAfterRestore(store: ShopStore): void {
  const { style } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && selectIsAdmin(store.getState())) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Other tabs' changes were not heard: whatever is kept in storage is taken up anew.
    dispatchEvent(new StorageEvent('storage', { key: null }));
    store.dispatch(forceFresh());
    store.dispatch(shopApi.util.invalidateTags([...TAG_TYPES]));
    setTimeout(() => style.removeProperty('visibility')); // when that is drawn
  });
}
