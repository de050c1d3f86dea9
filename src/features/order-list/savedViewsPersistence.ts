import { savedViewsRead, selectSavedViews, type SavedView } from './savedViewsSlice';
import type { ShopStore } from '../../store/makeStore';
import { storedViews, VIEWS_KEY } from './storedViews';

/**
 * Keeps the saved views on this device, in step over its tabs. They outlast the session:
 * they are settings, and hold no data of customers.
 */
export function keepSavedViews(store: ShopStore): void {
  const take = () => {
    const views = storedViews();
    if (views) store.dispatch(savedViewsRead(views));
  };
  take();
  let known = selectSavedViews(store.getState());
  store.subscribe(() => {
    const views = selectSavedViews(store.getState());
    if (views === known) return;
    known = views;
    write(views);
  });
  addEventListener('storage', (event) => {
    if (event.key === VIEWS_KEY || event.key === null) take();
  });
}

function write(views: readonly SavedView[]): void {
  try {
    // The same text as before is no news to other tabs, so they do not answer each other.
    if (views.length === 0) localStorage.removeItem(VIEWS_KEY);
    else localStorage.setItem(VIEWS_KEY, JSON.stringify(views));
  } catch {
    // blocked or full: the views live as long as the page
  }
}
