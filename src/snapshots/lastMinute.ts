import { isAnyOf } from '@reduxjs/toolkit';
import { observeRequests, type EndedCall } from '../api/recordAndReplay';
import { now } from '../domain/clock';
import { personChanged, sessionEnded } from '../session/sessionSlice';
import { watchActions } from '../store/devtools';
import type { ShopStore } from '../store/makeStore';
import type { RootState } from '../store/rootReducer';
import { currentViewport } from './browserEnvironment';
import { eventOf, observeErrors, observeViewport } from './events';

/** How far back the moments go, in milliseconds. */
const KEPT_MS = 60_000;

/** The maximum number of moments; busy pages keep less than a minute. */
const MAX_MOMENTS = 300;

/** The store at one moment, not redacted yet. */
export type KeptMoment = {
  /** Epoch milliseconds. */
  at: number;
  events: string[];
  calls: EndedCall[];
  state: RootState;
  route: string;
  viewport: ReturnType<typeof currentViewport>;
};

const clears = isAnyOf(sessionEnded, personChanged);

/**
 * Keeps the last minute of the page. States are immutable, so a moment costs one reference; a recorder's work on each
 * (`recordingOf`) is done when there is something to report. All changes in one task are one moment. Returns a function
 * that stops it.
 */
export function keepLastMinute(store: ShopStore): () => void {
  let viewport = currentViewport();
  let events: string[] = [];
  let calls: EndedCall[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: KeptMoment[] = [];

  const add = () => {
    clearTimeout(timer);
    timer = undefined;
    const at = now();
    const route = location.pathname + location.search;
    kept.push({ at, events, calls, state: store.getState(), route, viewport });
    [events, calls] = [[], []];
    const last = kept.findLastIndex((moment) => moment.at < at - KEPT_MS);
    // The moment before the oldest is the page that it changed.
    kept.splice(0, Math.max(last, kept.length - MAX_MOMENTS));
  };
  const schedule = () => {
    timer ??= setTimeout(add);
  };
  const note = (event: string) => {
    if (events.at(-1) !== event) events.push(event);
    schedule();
  };
  add();

  const unsubscribes = [
    watchActions((action) => {
      // Administrators' data leaves the memory.
      if (clears(action)) [kept, events, calls] = [[], [], []];
      const event = eventOf(action);
      if (event !== null) note(event);
    }),
    observeRequests((call) => {
      calls.push(call);
      schedule();
    }),
    observeViewport((event) => {
      viewport = currentViewport();
      note(event);
    }),
    observeErrors(note),
  ];
  readMoments = () => {
    if (timer !== undefined || kept.length === 0) add();
    return [...kept];
  };
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    clearTimeout(timer);
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
