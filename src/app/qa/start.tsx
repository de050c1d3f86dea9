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
 * Replays the file that the address names by `?replay=<address on this site>`. Returns whether it
 * does: then there is no live shop at all, and no request. Returns the message where the file is
 * refused.
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

let tools: { container: HTMLElement; root: Root } | null = null;

function showTools(store?: ShopStore, refused?: string): void {
  tools ??= makeTools();
  document.body.append(tools.container);
  tools.root.render(<QaTools live={store ?? null} refusedAtFirst={refused ?? null} />);
}

function makeTools(): { container: HTMLElement; root: Root } {
  const container = document.createElement('div');
  container.dataset['qa'] = '';
  return { container, root: createRoot(container) };
}
