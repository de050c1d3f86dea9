import * as v from 'valibot';
import { savedViewsRead, selectSavedViews, type SavedView } from '../state/savedViews';
import type { ShopStore } from './makeStore';

/** Where this device keeps the saved views of the list of orders (localStorage). */
const KEY = 'savedOrderViews';

/** Longer texts are no names, and no settings of ours. */
const MAX_NAME = 60;
const MAX_PARAMETERS = 500;

const savedView = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME)),
  parameters: v.pipe(v.string(), v.maxLength(MAX_PARAMETERS)),
});

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
    if (event.key === KEY || event.key === null) take();
  });
}

// Anybody may have written there: what is no view is passed over. Null: blocked.
function storedViews(): SavedView[] | null {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return null; // the views live as long as the page
  }
  return parsed(text ?? '[]').flatMap((value) => {
    const view = v.safeParse(savedView, value);
    return view.success ? [view.output] : [];
  });
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function write(views: readonly SavedView[]): void {
  try {
    // The same text as before is no news to other tabs, so they do not answer each other.
    if (views.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(views));
  } catch {
    // blocked or full: the views live as long as the page
  }
}
