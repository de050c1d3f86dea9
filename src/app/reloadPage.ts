import * as v from 'valibot';
import { shopApi } from '../api/shopApi';
import { parseStored, readStored, writeStored } from '../domain/browserStorage';
import { pageOpened, pageStateChanged, type PageStateValue } from '../store/pageStateSlice';
import type { ShopStore } from '../store/makeStore';
import { readScrollOffsets, restoreScrollOffsets } from './scrollRestoration';

/** The sessionStorage key of the state that a reload keeps until the page has restored it. */
const KEY = 'keptForReload';

/** If the reload has not begun after this time, the user has refused it (ms). */
const REFUSED_AFTER_MS = 30_000;

const keptPage = v.object({
  path: v.string(),
  parts: v.record(
    v.string(),
    v.custom<PageStateValue>((value) => value !== undefined),
  ),
  offsets: v.array(v.tuple([v.string(), v.number()])),
});

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

/** Restores what `keepForReload` kept, if anything; call it before the first rendering. */
export function restoreAfterReload(store: ShopStore): void {
  const kept = v.safeParse(keptPage, parseStored(readStored('sessionStorage', KEY)));
  writeStored('sessionStorage', KEY, null);
  if (!kept.success) return;
  const { path, parts, offsets } = kept.output;
  restoreScrollOffsets(offsets);
  if (path !== location.pathname) return;
  store.dispatch(pageOpened(path));
  for (const [part, value] of Object.entries(parts))
    store.dispatch(pageStateChanged({ path, part, value }));
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
