/** How long nothing has been done until that counts as a pause, in milliseconds. */
const PAUSE_MS = 2_000;

/** What somebody does who has something to see at once. */
const DOINGS = ['scroll', 'pointerdown', 'keydown', 'popstate'];

/** Calls `then` in every pause: after nothing was scrolled, pressed or typed for a while. */
export function inPauses(then: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(then, PAUSE_MS);
  };
  for (const doing of DOINGS) addEventListener(doing, wait, { capture: true, passive: true });
  wait();
}
