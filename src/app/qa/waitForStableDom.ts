/** How long nothing must have changed, in milliseconds. */
const QUIET_MS = 150;

/** How many frames must have been drawn since: some parts of a page come one a frame. */
const FRAMES = 2;

/** A page that never comes to rest is taken as it is after so many milliseconds. */
const STABLE_DOM_TIMEOUT_MS = 15_000;

/** Resolves when the page in an element has its heading and nothing changes in it any more. */
export async function waitForStableDom(page: Element): Promise<void> {
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

// What a page still has to do waits for time to pass, for frames, or for the browser to have
// nothing to do. Where the machine is slow all of them are late: each is waited for in turn.
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
