import { TAG_TYPES } from '../api/invalidation';
import { forceFresh } from '../api/requestContext';
import { shopApi } from '../api/shopApi';
import { selectIsAdmin } from '../session/sessionSlice';
import type { ShopStore } from './makeStore';

/**
 * Refreshes a page that the browser restores from its back-forward cache: a login or logout
 * meanwhile, what is in storage, and all data. An administrator's page is hidden until it knows.
 */
export function learnAfterRestore(store: ShopStore): void {
  const { style } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && selectIsAdmin(store.getState())) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // It missed the storage events of other tabs: everything in storage is read again.
    dispatchEvent(new StorageEvent('storage', { key: null }));
    store.dispatch(forceFresh());
    store.dispatch(shopApi.util.invalidateTags([...TAG_TYPES]));
    setTimeout(() => style.removeProperty('visibility')); // after that is rendered
  });
}
