import { TAG_TYPES } from '../api/invalidation';
import { forceFresh } from '../api/requestContext';
import { shopApi } from '../api/shopApi';
import { selectIsAdmin } from '../session/sessionSlice';
import type { ShopStore } from './makeStore';

/**
 * Refreshes a page that the browser restores from its back-forward cache: the session, storage, and all data may have
 * changed. An administrator's page is hidden until the session is known.
 */
export function learnAfterRestore(store: ShopStore): void {
  const { style } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && selectIsAdmin(store.getState())) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page missed other tabs' storage events: everything in storage is read again.
    dispatchEvent(new StorageEvent('storage', { key: null }));
    store.dispatch(forceFresh());
    store.dispatch(shopApi.util.invalidateTags([...TAG_TYPES]));
    setTimeout(() => style.removeProperty('visibility')); // after the new state is rendered
  });
}
