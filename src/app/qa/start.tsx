import './qa.css';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { readReplayAt } from '../../snapshots/readFile';
import type { ShopStore } from '../../store/makeStore';
import { showLivePage } from './livePage';
import { QaTools } from './QaTools';
import { registerLivePage, startReplay } from './replay';
import { exposeToScripts } from './window';

/**
 * Replays what the address asks for by `?replay=<address of a file of this site>`. Gives
 * whether it does: then there is no live shop at all, and nobody is asked anything. A file
 * that is refused gives the words for it.
 */
export async function replayFromAddress(): Promise<{ isReplayed: boolean; refused?: string }> {
  const address = new URLSearchParams(location.search).get('replay');
  if (address === null) return { isReplayed: false };
  const reading = await readReplayAt(address);
  if ('refused' in reading) return { isReplayed: false, refused: reading.refused };
  document.getElementById('root')?.remove();
  showTools();
  exposeToScripts(null);
  await startReplay(reading);
  return { isReplayed: true };
}

/** Shows the live shop with QA's tools; `refused` is why no replay was begun. */
export function showWithTools(store: ShopStore, shop: ReactNode, refused?: string): void {
  const live = showLivePage(document.getElementById('root') as HTMLElement, shop);
  registerLivePage(live, store);
  showTools(store, refused);
  exposeToScripts(store);
}

let tools: { place: HTMLElement; root: Root } | null = null;

function showTools(store?: ShopStore, refused?: string): void {
  tools ??= makeTools();
  document.body.append(tools.place);
  tools.root.render(<QaTools live={store ?? null} refusedAtFirst={refused ?? null} />);
}

function makeTools(): { place: HTMLElement; root: Root } {
  const place = document.createElement('div');
  place.dataset['qa'] = '';
  return { place, root: createRoot(place) };
}
