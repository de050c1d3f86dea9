import * as v from 'valibot';
import type { SavedView } from './savedViewsSlice';

/** Where this device keeps the saved views of the list of orders (localStorage). */
export const VIEWS_KEY = 'savedOrderViews';

/** Longer texts are no names, and no settings of ours. */
const MAX_NAME = 60;
const MAX_PARAMETERS = 500;

const savedView = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME)),
  parameters: v.pipe(v.string(), v.maxLength(MAX_PARAMETERS)),
});

/**
 * The saved views that this device keeps; null where it keeps nothing for us. Anybody may have
 * written there: what is no view is passed over.
 */
export function storedViews(): SavedView[] | null {
  let text: string | null;
  try {
    text = localStorage.getItem(VIEWS_KEY);
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
