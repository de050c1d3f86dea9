import { makeListeners } from '../../domain/listeners';
import { canonicalJson } from '../../snapshots/canonical';
import type { Snapshot } from '../../snapshots/format';
import type { Replayable } from '../../snapshots/readReplay';
import { makeReplayStore, restoreState } from '../../snapshots/replayStore';
import { isolatePage } from '../../snapshots/isolatePage';
import { selectIsJobHere } from '../../features/bulk-jobs/bulkJobSlice';
import { notificationAdded } from '../../features/notifications/notificationsSlice';
import type { ShopStore } from '../../store/makeStore';
import { keepFile } from './library/library';
import { qa as texts } from './qa.texts';
import { refusals } from '../../snapshots/snapshots.texts';
import { preloadAll } from '../../components/lazyWithPreload';
import { pageNodes } from './pageNodes';
import { type LivePage, showReplayPage, type ReplayPage } from './replayPage';
import { currentRecorder } from './recording';
import { momentIn, timelineOf, type Timeline } from './timeline';
import { copyForComparison, markChanges } from './markChanges';

/** A recording being replayed, and how many of its moments have passed. */
export type Playback = { timeline: Timeline; moment: number };

/** The file of a replay, and what is said about it. */
type Source = {
  /** Its address, with which a link leads to it; null for a file from a disk. */
  address: string | null;
  /** Why another moment is shown than was asked for, in Italian. */
  warning: string | null;
};

/** The replay on screen; null while the shop is live. */
export type Replay = {
  snapshot: Snapshot;
  store: ShopStore;
  page: ReplayPage;
  /** Null if the file is a snapshot. */
  playback: Playback | null;
  source: Source;
};

let replay: (Replay & { endIsolation: () => void; ended: AbortController }) | null = null;
let live: { page: LivePage; store: ShopStore } | null = null;
const listeners = makeListeners();

/** Registers the live shop, which returns when a replay ends. */
export function registerLivePage(page: LivePage, store: ShopStore): void {
  live = { page, store };
}

/** Returns the replay on the page; null while the live page is shown. */
export function currentReplay(): Replay | null {
  return replay;
}

/** Calls `listener` when a replay begins, moves to another moment or ends; returns a function that unsubscribes. */
export const subscribeToReplay = listeners.subscribe;

/**
 * Replays a checked file in place of the page, a recording from the given moment on; resolves when the replayed page is
 * stable. Rejects with a message while this tab runs a bulk job, or while the page is being recorded.
 */
export async function startReplay(
  replayable: Replayable,
  { address = null, moment: wanted = '0' }: { address?: string | null; moment?: string } = {},
): Promise<void> {
  if (live && selectIsJobHere(live.store.getState())) throw new Error(refusals.busy);
  if (currentRecorder()) throw new Error(refusals.recording);
  await preloadAll();
  const timeline = 'recording' in replayable ? timelineOf(replayable.recording) : null;
  const { moment, warning } = momentIn(timeline && timeline.last, wanted);
  const source = { address, warning };
  if ('snapshot' in replayable) return show(replayable.snapshot, null, source);
  if (timeline) await show(timeline.snapshotAt(moment), { timeline, moment }, source);
}

/** Returns the address of the replayed file. A recording from a disk is kept in the library, so that it has one. */
export async function addressOfReplay(): Promise<string | null> {
  if (!replay) return null;
  const { playback, source } = replay;
  if (source.address !== null || !playback) return source.address;
  const { recording } = playback.timeline;
  const file = new Blob([canonicalJson(recording)]);
  const address = await keepFile(file, texts.recordedAt(Date.parse(recording.first.takenAt)));
  if (replay?.playback?.timeline === playback.timeline) {
    replay = { ...replay, source: { ...source, address } };
    listeners.notify();
  }
  return address;
}

/** Copies of pages of the replayed recording, by moment: those that are compared with others. */
let copies = new Map<number, Node[]>();

/** Enough for steps back and forth; a page of the shop takes about a megabyte. */
const MAX_COPIES = 8;

/**
 * Goes to another moment of the replayed recording; resolves when its page is stable. Marks in it what differs from the
 * page of the moment `base`.
 */
export async function goToMoment(moment: number, base: number | null = null): Promise<void> {
  if (!replay?.playback) return;
  const { playback, source } = replay;
  const { timeline } = playback;
  const goTo = (from: number) => show(timeline.snapshotAt(from), { timeline, moment }, source);
  if (base === null) return goTo(moment);
  if (!copies.has(base)) {
    await goTo(base);
    if (replay?.playback?.moment !== moment || replay.playback.timeline !== timeline) return;
    keepCopy(base);
  }
  await goTo(moment);
  const before = copies.get(base);
  if (!before || replay?.playback?.moment !== moment) return;
  keepCopy(moment);
  markChanges(before, pageNodes());
}

function keepCopy(moment: number): void {
  copies.set(moment, copyForComparison(pageNodes()));
  const [oldest] = copies.keys();
  if (copies.size > MAX_COPIES && oldest !== undefined) copies.delete(oldest);
}

/** Returns to the shop as it was before the replay. */
export function leaveReplay(): void {
  if (!replay) return;
  end();
  const tools = document.querySelector('[data-qa]');
  if (tools) document.body.append(tools);
  if (live) live.page.resume();
  else location.assign(withoutReplay(location.href));
  listeners.notify();
}

// Each moment is a separate page, which depends on nothing but its snapshot.
async function show(snapshot: Snapshot, playback: Playback | null, source: Source): Promise<void> {
  if (replay?.playback?.timeline !== playback?.timeline) copies = new Map();
  end();
  const store = makeReplayStore(restoreState(snapshot));
  live?.page.suspend();
  const endIsolation = isolatePage(snapshot, {
    route: () => replay?.page.route() ?? snapshot.route,
    onRefused: () => store.dispatch(notificationAdded('info', texts.refused)),
  });
  document.documentElement.dataset['replay'] = 'loading';
  const page = showReplayPage(store, snapshot.route);
  const ended = new AbortController();
  replay = { snapshot, store, page, playback, source, endIsolation, ended };
  listeners.notify();
  const { scrollX: x, scrollY: y } = snapshot.viewport;
  const scroll = () => scrollTo(x, y + bannerAbove(page.element));
  // Before it is painted, so that a recording plays without jumps; but after the banner has become sticky.
  await Promise.resolve();
  if (playback && isCurrent(page)) scroll();
  await waitForStableDom(page.element, ended.signal);
  if (isCurrent(page) && (x > 0 || y > 0)) {
    scroll();
    await waitForStableDom(page.element, ended.signal);
  }
  if (!isCurrent(page)) return;
  document.documentElement.dataset['replay'] = 'ready';
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
  replay.ended.abort();
  replay.page.remove();
  replay.endIsolation();
  delete document.documentElement.dataset['replay'];
  replay = null;
}

function withoutReplay(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('replay');
  url.searchParams.delete('momento');
  return url.href;
}

/** How long nothing must change, in milliseconds. */
const QUIET_MS = 150;

/** How many frames must have been drawn since: some parts of a page are added one per frame. */
const FRAMES = 2;

/** A page that never settles is accepted after this time, in milliseconds. */
const STABLE_DOM_TIMEOUT_MS = 15_000;

/** Resolves when the page in an element has its heading and nothing in it changes any more, or when it is gone. */
async function waitForStableDom(page: Element, gone: AbortSignal): Promise<void> {
  await document.fonts?.ready;
  if (gone.aborted) return;
  return new Promise((resolve) => {
    let rest: AbortController | undefined;
    const done = () => {
      rest?.abort();
      clearTimeout(late);
      observer.disconnect();
      gone.removeEventListener('abort', done);
      resolve();
    };
    gone.addEventListener('abort', done);
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
