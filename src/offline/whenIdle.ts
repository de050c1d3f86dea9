/** How long nothing happens until the page counts as idle. */
const IDLE_AFTER_MS = 3_000;

/** Input, and pictures that load. */
const EVENTS = ['scroll', 'pointerdown', 'keydown', 'load'];

/** Calls `task` each time that nothing has been scrolled, pressed or loaded for a while. */
export function whenIdle(task: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(task, IDLE_AFTER_MS);
  };
  for (const event of EVENTS) {
    document.addEventListener(event, wait, { capture: true, passive: true });
  }
  wait();
}
