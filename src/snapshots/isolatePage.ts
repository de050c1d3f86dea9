import { blockNetwork } from '../api/networkBlock';
import { replaceImages } from '../config/environment';
import { stopClock } from '../domain/clock';
import { drawnPicture } from './drawnPicture';
import type { Snapshot } from './format';
import { overrideBrowserEnvironment } from './takeSnapshot';

type Replayed = {
  /** Where the replay is now: path and search. */
  route: () => string;
  /** A write was refused. */
  onRefused: () => void;
};

/**
 * Seals the page for a replay: no call, no picture from the network, no storage, no other tab;
 * the clock stands at the moment of the snapshot. Gives what lifts the seal.
 */
export function isolatePage(snapshot: Snapshot, { route, onRefused }: Replayed): () => void {
  const { takenAt, locale, timezone, viewport } = snapshot;
  const letCalls = blockNetwork(onRefused);
  stopClock(Date.parse(takenAt));
  replaceImages(drawnPicture);
  overrideBrowserEnvironment(() => ({ locale, timezone, viewport, route: route() }));
  return () => {
    letCalls();
    stopClock(null);
    replaceImages(null);
    overrideBrowserEnvironment(null);
  };
}
