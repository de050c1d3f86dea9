import { shopApi } from '../api/shopApi';
import { readStored, writeStored } from '../domain/browserStorage';
import type { ShopStore } from '../store/makeStore';
import { readScrollOffsets } from './scrollRestoration';

/** The sessionStorage key of the state that a reload keeps until the page has restored it. */
const KEY = 'keptForReload';

/** If the reload has not begun after this time, the user has refused it (ms). */
const REFUSED_AFTER_MS = 30_000;

/**
 * Keeps the page's state besides its data, and the scroll positions of the history's pages, for a reload that the app
 * makes by itself. Drafts survive a reload anyway.
 */
export function keepForReload(store: ShopStore | null): void {
  const { path, parts } = store?.getState().pageState ?? { path: '', parts: {} };
  const kept = { path, parts, offsets: readScrollOffsets() };
  writeStored('sessionStorage', KEY, JSON.stringify(kept));
  setTimeout(() => writeStored('sessionStorage', KEY, null), REFUSED_AFTER_MS);
}

/** Restores what `keepForReload` kept, if anything; wait for it before the first rendering. */
export async function restoreAfterReload(store: ShopStore): Promise<void> {
  const kept = readStored('sessionStorage', KEY);
  if (!kept) return;
  writeStored('sessionStorage', KEY, null);
  // Rarely needed. If the file does not load, the page begins as it would without.
  const { restoreKept } = await import('./restoreKept').catch(() => ({ restoreKept: () => {} }));
  restoreKept(store, kept);
}

/** Resolves when no write of this page is running: a reload would interrupt it. */
export async function writesEnded(store: ShopStore | null): Promise<void> {
  const running = store?.dispatch(shopApi.util.getRunningMutationsThunk()) ?? [];
  if (running.length === 0) return;
  await Promise.allSettled(running);
  await writesEnded(store);
}

/** Returns whether the browser would ask before it reloads the page, because chosen files would be lost. */
export function wouldLoseWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
