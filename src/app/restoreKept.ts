import * as v from 'valibot';
import { parseStored } from '../domain/browserStorage';
import { pageOpened, pageStateChanged, type PageStateValue } from '../store/pageStateSlice';
import type { ShopStore } from '../store/makeStore';
import { restoreScrollOffsets } from './scrollRestoration';

const keptPage = v.object({
  path: v.string(),
  parts: v.record(
    v.string(),
    v.custom<PageStateValue>((value) => value !== undefined),
  ),
  offsets: v.array(v.tuple([v.string(), v.number()])),
});

/** Restores the page's state from the text that `keepForReload` stored, if it can be read. */
export function restoreKept(store: ShopStore, text: string): void {
  const kept = v.safeParse(keptPage, parseStored(text));
  if (!kept.success) return;
  const { path, parts, offsets } = kept.output;
  restoreScrollOffsets(offsets);
  if (path !== location.pathname) return;
  store.dispatch(pageOpened(path));
  for (const [part, value] of Object.entries(parts))
    store.dispatch(pageStateChanged({ path, part, value }));
}
