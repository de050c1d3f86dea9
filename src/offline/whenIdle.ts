/** How long nothing has happened until that counts as a pause, in milliseconds. */
const PAUSE_MS = 3_000;

/** What somebody does who wants to see something at once, and pictures that come. */
const EVENTS = ['scroll', 'pointerdown', 'keydown', 'load'];

/** Calls `then` in every pause: after nothing has been scrolled, pressed or loaded for a while. */
export function whenIdle(then: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(then, PAUSE_MS);
  };
  for (const event of EVENTS) {
    document.addEventListener(event, wait, { capture: true, passive: true });
  }
  wait();
}
