import * as v from 'valibot';
import { shopApi } from '../api/shopApi';
import { parseStored, readStored, writeStored } from '../domain/browserStorage';
import { pageOpened, pageStateChanged, type PageStateValue } from '../store/pageStateSlice';
import type { ShopStore } from '../store/makeStore';
import { readScrollOffsets, restoreScrollOffsets } from './scrollRestoration';

/** The sessionStorage key of what a reload keeps, from the reload until the page is there again. */
const KEY = 'keptForReload';

/** A reload that has not begun after this time was refused by the person (ms). */
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
 * Keeps what the page shows besides its data, and how far the pages of the history are scrolled,
 * for a reload that the application makes by itself. Drafts outlive a reload anyway.
 */
export function keepForReload(store: ShopStore | null): void {
  const { path, parts } = store?.getState().pageState ?? { path: '', parts: {} };
  const kept = { path, parts, offsets: readScrollOffsets() };
  writeStored('sessionStorage', KEY, JSON.stringify(kept));
  setTimeout(() => writeStored('sessionStorage', KEY, null), REFUSED_AFTER_MS);
}

/** Restores what `keepForReload` has kept, if anything; call it before the first rendering. */
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

/** Resolves when no write of this page is under way: a reload would cut it off. */
export async function writesEnded(store: ShopStore | null): Promise<void> {
  const running = store?.dispatch(shopApi.util.getRunningMutationsThunk()) ?? [];
  if (running.length === 0) return;
  await Promise.allSettled(running);
  await writesEnded(store);
}

/** Whether the browser would ask before it reloads the page, as where chosen files would be lost. */
export function wouldLoseWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
