import type { SearchTexts } from './index/searchTexts';

/** Without idle callbacks (Safari) the texts are made after this pause. */
const FALLBACK_DELAY_MS = 200;
/** The longest that a key typed meanwhile has to wait. */
const MAX_SLICE_MS = 12;
/** How much of an idle period is left unused. */
const IDLE_RESERVE_MS = 2;

/**
 * Makes search texts while the browser is idle. Returns how to stop; what is missing then is made
 * by the first search.
 */
export function prepareWhenIdle(texts: SearchTexts): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => texts.prepare(() => true), FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const step = (deadline: IdleDeadline) => {
    const until = performance.now() + MAX_SLICE_MS;
    const isTimeLeft = () =>
      performance.now() < until && deadline.timeRemaining() > IDLE_RESERVE_MS;
    const isDone = texts.prepare(isTimeLeft);
    if (!isDone) handle = requestIdleCallback(step);
  };
  let handle = requestIdleCallback(step);
  return () => cancelIdleCallback(handle);
}
