import { isAnyOf } from '@reduxjs/toolkit';
import { now } from '../domain/clock';
import { personChanged, sessionEnded } from '../session/sessionSlice';
import { watchActions } from '../store/devtools';
import type { ShopStore } from '../store/makeStore';
import type { RootState } from '../store/rootReducer';
import { currentViewport } from './browserEnvironment';
import { observeViewport } from './events';
import { watchMoments, type Happened } from './watchMoments';

/** How far back the moments go, in milliseconds. */
const KEPT_MS = 60_000;

/** The maximum number of moments; busy pages keep less than a minute. */
const MAX_MOMENTS = 300;

/** The store at one moment, not redacted yet. */
export type KeptMoment = Happened & {
  /** Epoch milliseconds. */
  at: number;
  state: RootState;
  route: string;
  viewport: ReturnType<typeof currentViewport>;
};

const clears = isAnyOf(sessionEnded, personChanged);

/**
 * Keeps the last minute of the page. States are immutable, so a moment costs one reference; a recorder's work on each
 * (`recordingOf`) is done when there is something to report. Returns a function that stops it.
 */
export function keepLastMinute(store: ShopStore): () => void {
  let viewport = currentViewport();
  let kept: KeptMoment[] = [];

  const add = (happened: Happened) => {
    const at = now();
    const route = location.pathname + location.search;
    kept.push({ ...happened, at, state: store.getState(), route, viewport });
    const last = kept.findLastIndex((moment) => moment.at < at - KEPT_MS);
    // The moment before the oldest is the page that it changed.
    kept.splice(0, Math.max(last, kept.length - MAX_MOMENTS));
  };
  add({ events: [], calls: [] });

  const watch = watchMoments(add, (note) => [
    watchActions((action) => {
      if (!clears(action)) return;
      // Administrators' data leaves the memory; this action begins the first moment after it.
      watch.flush();
      kept = [];
    }),
    observeViewport((event) => {
      viewport = currentViewport();
      note(event);
    }),
  ]);
  readMoments = () => {
    watch.flush();
    return [...kept];
  };
  return () => {
    watch.stop();
    readMoments = () => [];
  };
}

let readMoments = (): KeptMoment[] => [];

/**
 * Returns the moments of the last minute, oldest first; the first one is the page before the others. Returns [] if
 * moments are not kept.
 */
export function keptMoments(): KeptMoment[] {
  return readMoments();
}
