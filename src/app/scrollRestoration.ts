import { BoundedMap } from '../domain/boundedMap';

/** How long a page that somebody came back to may take until it is as long as it was, in ms. */
const PATIENCE_MS = 3_000;

/** With these somebody scrolls, or does something else: then the page is theirs. */
const TAKEN_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Nobody goes back further than this, but every navigation adds one. */
const MOST_PLACES = 100;

/** How far down each page of this tab's history was scrolled, by the router's key for it. */
const places = new BoundedMap<string, number>(MOST_PLACES);

/** The place that is being gone back to, and whether the page is long enough for it by now. */
let wanted: { place: number; isReached: boolean } | null = null;
let stop = () => {};

/**
 * Has every page come back scrolled as it was left. The browser tries so itself, but at once, when
 * a long list has not got its length yet, and then stays where the page ends.
 */
export function restoreScrollPositions(): void {
  addEventListener('scroll', keepPlace, { passive: true });
  addEventListener('popstate', () => {
    stop();
    const key = keyOfPage();
    const place = key && places.get(key);
    if (typeof place === 'number') goTo(place);
  });
}

function keepPlace(): void {
  // A page that is moved by its own ends, or is where it should be, has not been taken over.
  if (wanted && (!wanted.isReached || isAt(wanted.place) || !isLongEnoughFor(wanted.place))) return;
  stop();
  const key = keyOfPage();
  if (key) places.set(key, scrollY);
}

/** Null where a link led to another part of the same page, which the router takes no part in. */
function keyOfPage(): string | null {
  const state = history.state as { key?: string } | null;
  return state && (state.key ?? 'default');
}

// Whenever the page has become longer or shorter, until it stays or somebody takes over.
function goTo(place: number): void {
  const going = { place, isReached: false };
  wanted = going;
  const observer = new ResizeObserver(() => {
    scrollTo(scrollX, place);
    going.isReached = isLongEnoughFor(place);
  });
  observer.observe(document.body);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const end = () => {
    wanted = null;
    stop = () => {};
    observer.disconnect();
    clearTimeout(timer);
    for (const event of TAKEN_OVER) removeEventListener(event, end);
  };
  stop = end;
  for (const event of TAKEN_OVER) addEventListener(event, end, { passive: true });
}

/** Within a pixel: the screen's own may be smaller ones. */
function isAt(place: number): boolean {
  return Math.abs(scrollY - place) < 1;
}

function isLongEnoughFor(place: number): boolean {
  return document.documentElement.scrollHeight - innerHeight >= place;
}
