import type { Snapshot } from '../../snapshots/format';
import { snapshotAt } from '../../snapshots/readRecording';
import type { Recording } from '../../snapshots/recordingFormat';
import type { Replayable } from '../../snapshots/readReplay';
import { makeReplayStore, restoreState } from '../../snapshots/replayStore';
import { isolatePage } from '../../snapshots/isolatePage';
import { selectIsJobHere } from '../../features/bulk-jobs/bulkJobSlice';
import { notificationAdded } from '../../features/notifications/notificationsSlice';
import type { ShopStore } from '../../store/makeStore';
import { qa as texts } from './qa.texts';
import { refusals } from '../../snapshots/snapshots.texts';
import { preloadAll } from '../../components/lazyWithPreload';
import { type LivePage, showReplayPage, type ReplayPage } from './replayPage';
import { currentRecorder } from './recording';

/** A recording being replayed, and how many of its moments have passed. */
export type Playback = { recording: Recording; moment: number };

/** The replay on screen; null while the shop is live. */
export type Replay = {
  snapshot: Snapshot;
  store: ShopStore;
  page: ReplayPage;
  /** Null if the file is a snapshot. */
  playback: Playback | null;
};

let replay: (Replay & { endIsolation: () => void }) | null = null;
let live: { page: LivePage; store: ShopStore } | null = null;
const listeners = new Set<() => void>();

/** Registers the live shop, which returns when a replay ends. */
export function registerLivePage(page: LivePage, store: ShopStore): void {
  live = { page, store };
}

export function currentReplay(): Replay | null {
  return replay;
}

/** Calls `listener` when a replay begins, moves to another moment or ends; returns a function that unsubscribes. */
export function subscribeToReplay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Replays a checked file in place of the page; resolves when the replayed page is stable. Rejects with a message while
 * the shop makes calls that the replay would interrupt, and while it is being recorded.
 */
export async function startReplay(replayable: Replayable): Promise<void> {
  if (live && selectIsJobHere(live.store.getState())) throw new Error(refusals.busy);
  if (currentRecorder()) throw new Error(refusals.recording);
  await preloadAll();
  if ('snapshot' in replayable) return show(replayable.snapshot, null);
  const { recording } = replayable;
  return show(recording.first, { recording, moment: 0 });
}

/** Moves to another moment of the replayed recording; resolves when its page is stable. */
export async function goToMoment(moment: number): Promise<void> {
  if (!replay?.playback) return;
  const { recording } = replay.playback;
  await show(snapshotAt(recording, moment), { recording, moment });
}

/** Returns to the shop as it was before the replay. */
export function leaveReplay(): void {
  if (!replay) return;
  end();
  const tools = document.querySelector('[data-qa]');
  if (tools) document.body.append(tools);
  if (live) live.page.resume();
  else location.assign(withoutReplay(location.href));
  notifyListeners();
}

// Each moment is a separate page, which depends on nothing but its snapshot.
async function show(snapshot: Snapshot, playback: Playback | null): Promise<void> {
  end();
  const store = makeReplayStore(restoreState(snapshot));
  live?.page.suspend();
  const endIsolation = isolatePage(snapshot, {
    route: () => replay?.page.route() ?? snapshot.route,
    onRefused: () => store.dispatch(notificationAdded('info', texts.refused)),
  });
  document.documentElement.dataset['replay'] = 'loading';
  const page = showReplayPage(store, snapshot.route);
  replay = { snapshot, store, page, playback, endIsolation };
  notifyListeners();
  await waitForStableDom(page.element);
  const { scrollX: x, scrollY: y } = snapshot.viewport;
  if (isCurrent(page) && (x > 0 || y > 0)) {
    scrollTo(x, y + bannerAbove(page.element));
    await waitForStableDom(page.element);
  }
  if (isCurrent(page)) document.documentElement.dataset['replay'] = 'ready';
}

/** Returns how far the banner pushes a page down; a sticky banner covers as much as it pushes. */
function bannerAbove(page: Element): number {
  const tools = document.querySelector('[data-qa]');
  if (tools && getComputedStyle(tools).position === 'sticky') return 0;
  return page.getBoundingClientRect().top + scrollY;
}

function isCurrent(page: ReplayPage): boolean {
  return replay?.page === page;
}

function end(): void {
  if (!replay) return;
  replay.page.remove();
  replay.endIsolation();
  delete document.documentElement.dataset['replay'];
  replay = null;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function withoutReplay(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('replay');
  return url.href;
}

/** How long nothing must change, in milliseconds. */
const QUIET_MS = 150;

/** How many frames must have been drawn since: some parts of a page are added one per frame. */
const FRAMES = 2;

/** A page that never settles is accepted after this time, in milliseconds. */
const STABLE_DOM_TIMEOUT_MS = 15_000;

/** Resolves when the page in an element has its heading and nothing in it changes any more. */
async function waitForStableDom(page: Element): Promise<void> {
  await document.fonts?.ready;
  return new Promise((resolve) => {
    let rest: AbortController | undefined;
    const done = () => {
      rest?.abort();
      clearTimeout(late);
      observer.disconnect();
      resolve();
    };
    const late = setTimeout(done, STABLE_DOM_TIMEOUT_MS);
    const wait = () => {
      rest?.abort();
      if (!page.querySelector('h1')) return;
      rest = new AbortController();
      whenAtRest(done, rest.signal);
    };
    const observer = new MutationObserver(wait);
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    observer.observe(document.body, everything);
    wait();
  });
}

// A page's remaining work waits for timers, frames, or the browser to be idle. On a slow machine all of them are late:
// this waits for each of them, one after the other.
function whenAtRest(call: () => void, signal: AbortSignal): void {
  const unlessMoved = (next: () => void) => () => {
    if (!signal.aborted) next();
  };
  const idle = unlessMoved(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(unlessMoved(call));
    else call();
  });
  const frames = (left: number): (() => void) =>
    left === 0 ? idle : unlessMoved(() => requestAnimationFrame(frames(left - 1)));
  setTimeout(frames(FRAMES), QUIET_MS);
}
