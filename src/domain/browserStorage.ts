/** The key in localStorage that holds the session's raw token (spec section 4). */
export const TOKEN_KEY = 'adminAuthToken';

/** The keys in localStorage that the prerendered list of orders reads, too. */
export const SAVED_VIEWS_KEY = 'savedOrderViews';
export const ORDER_WORK_KEY = 'orderWork';

type Area = 'localStorage' | 'sessionStorage';

/** Returns the text stored under a key; null if nothing is stored, undefined if storage is blocked. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Stores a text under a key, or removes the key for null. Returns whether the browser allowed it: if storage is blocked
 * or full, data lives only as long as the page.
 */
export function writeStored(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Parses a stored text; undefined if it is missing or not JSON. */
export function parseStored(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
