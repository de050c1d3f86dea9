import type { ShopStore } from '../store/makeStore';
import { joinTabs } from './connectTabs';
import { BROWSER } from './browserEnvironment';
import { VERSION } from './version';

/** Joins this page to the other tabs of its browser; gives what ends that. */
export function joinThisBrowser(store: ShopStore): () => void {
  return joinTabs(store, BROWSER, VERSION);
}
