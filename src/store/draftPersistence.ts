import type { DraftsState } from '../state/drafts';
import type { ShopStore } from './makeStore';

const KEY = 'drafts';

/** What this tab had typed before a reload; nothing where storage is blocked or unreadable. */
export function storedDrafts(): DraftsState {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? (stored as DraftsState)
      : {};
  } catch {
    return {};
  }
}

/** Keeps drafts in this tab's session storage; they go when they are sent. */
export function keepDrafts(store: ShopStore): void {
  let kept = store.getState().drafts;
  store.subscribe(() => {
    const { drafts } = store.getState();
    if (drafts === kept) return;
    kept = drafts;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(drafts));
    } catch {
      // blocked or full: drafts live as long as the page
    }
  });
}
