import type { UnknownAction } from '@reduxjs/toolkit';
import { observeRequests, type EndedCall } from '../api/recordAndReplay';
import { now } from '../domain/clock';
import type { ShopStore } from '../store/makeStore';
import { watchActions } from '../store/devtools';
import { computeChanges } from './changes';
import { redactAgain } from './redactAgain';
import type { Recording } from './recordingFormat';
import { redactCall } from './redactCall';
import { Redactor } from './redactor';
import { RingBuffer } from './ringBuffer';
import { currentBrowserEnvironment, takeSnapshot } from './takeSnapshot';

/** A recording under way. */
export type Recorder = {
  /** Returns how many moments it has by now, and the bytes of its file. */
  size: () => { moments: number; bytes: number };
  end: () => Recording;
};

/**
 * Records the shop from now on: what happens, the calls that end, and what becomes of the
 * snapshot. What happens in one task is one moment. Nothing secret or personal is ever in it: each
 * moment is redacted before it is added. Calls `onMoment` after each one.
 */
export function startRecorder(store: ShopStore, onMoment: () => void): Recorder {
  const redactor = new Redactor();
  const capture = () => takeSnapshot(store.getState(), currentBrowserEnvironment(), redactor);
  let latest = capture();
  const buffer = new RingBuffer(latest);
  let events: string[] = [];
  let ended: EndedCall[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const addMoment = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0 && ended.length === 0) return;
    const at = new Date(now()).toISOString();
    const next = { ...capture(), takenAt: latest.takenAt };
    // After the snapshot, from which the redactor learned what the calls have loaded.
    const calls = ended.map((call) => redactCall(call, redactor));
    buffer.add({ at, events, calls, changes: computeChanges(latest, next) });
    [latest, events, ended] = [next, [], []];
    onMoment();
  };
  const scheduleMoment = () => {
    timer ??= setTimeout(addMoment);
  };
  const note = (event: string) => {
    if (events.at(-1) !== event) events.push(event);
    scheduleMoment();
  };

  const unsubscribes = [
    watchActions((action) => {
      const event = eventOf(action);
      if (event !== null) note(event);
    }),
    observeRequests((call) => {
      ended.push(call);
      scheduleMoment();
    }),
    observePage(note),
  ];
  return {
    size: () => buffer.size(),
    end: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      addMoment();
      return redactAgain(buffer.recording(), redactor);
    },
  };
}

type CallAction = { meta?: { condition?: boolean; arg?: { endpointName?: string } } };

/** Returns the name of an action in a recording; null for internal actions of libraries. */
function eventOf(action: UnknownAction): string | null {
  const [, phase] = /^api\/execute(?:Query|Mutation)\/(\w+)$/.exec(action.type) ?? [];
  if (phase === undefined) return /^(api|__rtkq|persist)\//.test(action.type) ? null : action.type;
  const { meta } = action as CallAction;
  return meta?.condition ? null : `${meta?.arg?.endpointName ?? ''} ${phase}`;
}

/** How long after the last scroll or resize event it is reported. */
const DEBOUNCE_MS = 150;

/** Reports navigations, scrolling and resizing; returns a function that unsubscribes. */
function observePage(onEvent: (event: string) => void): () => void {
  const navigated = () => onEvent('page/addressChanged');
  const scrolled = debounce(() => onEvent('page/scrolled'));
  const resized = debounce(() => onEvent('page/resized'));
  const release = watchHistory(navigated);
  addEventListener('popstate', navigated);
  addEventListener('scroll', scrolled.call, { passive: true });
  addEventListener('resize', resized.call);
  return () => {
    release();
    removeEventListener('popstate', navigated);
    removeEventListener('scroll', scrolled.call);
    removeEventListener('resize', resized.call);
    scrolled.stop();
    resized.stop();
  };
}

function debounce(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const call = () => {
    stop();
    timer = setTimeout(callback, DEBOUNCE_MS);
  };
  return { call, stop };
}

// Browsers fire popstate for steps back and forward only. Functions of the instance hide those of
// the prototype, and are deleted again.
function watchHistory(onChange: () => void): () => void {
  const { pushState, replaceState } = History.prototype;
  const observed = (change: History['pushState']): History['pushState'] =>
    function (this: History, ...args) {
      change.apply(this, args);
      onChange();
    };
  Object.assign(history, { pushState: observed(pushState), replaceState: observed(replaceState) });
  return () => {
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}
