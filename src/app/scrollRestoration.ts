import { BoundedMap } from '../domain/boundedMap';

/** How long a page may take to grow to its earlier length, in milliseconds. */
const RESTORE_TIMEOUT_MS = 15_000;

/** How much a page may have grown since the browser scrolled to its end, in pixels. */
const MAX_GROWTH = 100;

/** Events of the user's own scrolling or other actions: they end the restoration. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const MAX_OFFSETS = 100;

/** The scroll offset of each page of this tab's history, by its entry and path. */
const offsets = new BoundedMap<string, number>(MAX_OFFSETS);

/** The offset being restored, and whether the page is already long enough for it. */
let restoring: { offset: number; isReached: boolean } | null = null;
let stop = () => {};

/**
 * Restores the scroll offset of a page when the user goes back to it. The browser tries this too, but at once, before a
 * long list has its full length, and then stays where the page ends.
 */
export function restoreScrollPositions(): void {
  addEventListener('scroll', saveOffset, { passive: true });
  addEventListener('popstate', () => {
    stop();
    restoreThisPage();
  });
  // A reload's page is shorter at first; shown at its end, it would stay there when the rest of a list arrives.
  addEventListener('scrollend', () => keepOffset(true));
  // A hidden page may be discarded, and one that the user leaves for another site may have to load again.
  addEventListener('visibilitychange', () => keepOffset(document.hidden));
  const offset = keptOffset();
  keepOffset(false);
  const isAtEnd = () => !reaches(scrollY + MAX_GROWTH);
  // At its offset too: while products are added above it, the browser would keep the footer in view.
  if (offset && (!scrollY || isAt(offset) || isAtEnd())) restore(offset);
}

/** Keeps the open page's offset in its history entry, where a new load of the page finds it; or forgets it. */
function keepOffset(isKept: boolean): void {
  // While the page is still growing, a second reload is to restore the same offset.
  const offset = isKept ? (restoring?.offset ?? scrollY) : undefined;
  if (history.state) history.replaceState({ ...history.state, offset }, '');
}

function keptOffset(): number | undefined {
  return (history.state as { offset?: number } | null)?.offset;
}

/** Saves the open page's offset; also to be called when a link opens a page, which causes no event at the top. */
export function saveOffset(): void {
  // Scrolled by the restoration, or because the page became shorter; not by the user.
  if (restoring && (!restoring.isReached || isAt(restoring.offset) || !reaches(restoring.offset)))
    return;
  stop();
  const page = openPage();
  if (page) offsets.set(page, scrollY);
}

/** A page of this tab's history, by its entry and path, and its offset in pixels. */
export type ScrollOffset = readonly [page: string, offset: number];

/** Returns the scroll offsets of the pages of this tab's history, to keep them over a reload. */
export function readScrollOffsets(): ScrollOffset[] {
  return [...offsets];
}

/** Restores the offsets from before a reload, and that of the open page. */
export function restoreScrollOffsets(before: readonly ScrollOffset[]): void {
  for (const [page, offset] of before) offsets.set(page, offset);
  restoreThisPage();
}

function restoreThisPage(): void {
  const page = openPage();
  // Pages from before a reload are known by their entries only.
  const offset = page && (offsets.get(page) ?? keptOffset());
  if (typeof offset === 'number') restore(offset);
}

/**
 * Returns the entry's number and path: the router's key changes with each filter in the address. Returns null after a
 * link to another part of the same page, which the router does not notice.
 */
function openPage(): string | null {
  const state = history.state as { idx?: number } | null;
  return state && `${state.idx} ${location.pathname}`;
}

// Scrolls whenever the page's length changes, until the time is over or the user acts.
function restore(offset: number): void {
  const current = { offset, isReached: false };
  restoring = current;
  const page = openPage();
  const observer = new ResizeObserver(() => {
    // A redirect, such as that to the login, opens another page at its beginning.
    if (openPage() !== page) return end();
    scrollTo(scrollX, offset);
    current.isReached = reaches(offset);
  });
  observer.observe(document.body);
  const timer = setTimeout(() => stop(), RESTORE_TIMEOUT_MS);
  const end = () => {
    restoring = null;
    stop = () => {};
    observer.disconnect();
    clearTimeout(timer);
    for (const event of USER_EVENTS) removeEventListener(event, end);
  };
  stop = end;
  for (const event of USER_EVENTS) addEventListener(event, end, { passive: true });
}

// Within one CSS pixel, which may be several pixels of the screen.
function isAt(offset: number): boolean {
  return Math.abs(scrollY - offset) < 1;
}

function reaches(offset: number): boolean {
  return document.documentElement.scrollHeight - innerHeight >= offset;
}
