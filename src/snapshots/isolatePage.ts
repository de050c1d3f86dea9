import { blockNetwork } from '../api/recordAndReplay';
import { replaceImages } from '../config/environment';
import { stopClock } from '../domain/clock';
import type { Snapshot } from './format';
import { overrideBrowserEnvironment } from './browserEnvironment';

type Replayed = {
  /** The replay's present route: path and search. */
  route: () => string;
  /** A write was refused. */
  onRefused: () => void;
};

/**
 * Isolates the page for a replay: no calls, no pictures from the network, no storage, no other tabs; the clock stops at
 * the snapshot's time. Returns a function that ends this.
 */
export function isolatePage(snapshot: Snapshot, { route, onRefused }: Replayed): () => void {
  const { takenAt, locale, timezone, viewport } = snapshot;
  const unblockNetwork = blockNetwork(onRefused);
  stopClock(Date.parse(takenAt));
  replaceImages(drawPicture);
  overrideBrowserEnvironment(() => ({ locale, timezone, viewport, route: route() }));
  return () => {
    unblockNetwork();
    stopClock(null);
    replaceImages(null);
    overrideBrowserEnvironment(null);
  };
}

/** Draws a replacement for a picture that a replay may not load: a different shade for each file. */
function drawPicture(fileName: string): string {
  let shade = 0;
  for (const letter of fileName) shade = (shade * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">` +
    `<rect width="8" height="8" fill="hsl(${shade} 35% 80%)"/>` +
    `<path d="M1 6.5 3 3l1.5 2L6 3.5l1 3z" fill="hsl(${shade} 35% 55%)"/>` +
    `<circle cx="5.5" cy="2" r=".7" fill="hsl(${shade} 35% 55%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
