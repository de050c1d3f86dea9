import type { UnknownAction } from '@reduxjs/toolkit';

type CallAction = { meta?: { condition?: boolean; arg?: { endpointName?: string } } };

/** Returns the name of an action in a recording; null for internal actions of libraries. */
export function eventOf(action: UnknownAction): string | null {
  const [, phase] = /^api\/execute(?:Query|Mutation)\/(\w+)$/.exec(action.type) ?? [];
  if (phase === undefined) return /^(api|__rtkq|persist)\//.test(action.type) ? null : action.type;
  const { meta } = action as CallAction;
  return meta?.condition ? null : `${meta?.arg?.endpointName ?? ''} ${phase}`;
}

/** How long after the last scroll or resize event it is reported. */
const DEBOUNCE_MS = 150;

/** Reports navigations, scrolling and resizing; returns a function that unsubscribes. */
export function observePage(onEvent: (event: string) => void): () => void {
  const release = watchHistory(() => onEvent('page/addressChanged'));
  const unsubscribe = observeViewport(onEvent);
  return () => {
    release();
    unsubscribe();
  };
}

/**
 * Reports scrolling, resizing and steps back and forward, but no other navigation: those open a
 * page, which is an action. Returns a function that unsubscribes.
 */
export function observeViewport(onEvent: (event: string) => void): () => void {
  const navigated = () => onEvent('page/addressChanged');
  const scrolled = debounce(() => onEvent('page/scrolled'));
  const resized = debounce(() => onEvent('page/resized'));
  addEventListener('popstate', navigated);
  addEventListener('scroll', scrolled.call, { passive: true });
  addEventListener('resize', resized.call);
  return () => {
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
