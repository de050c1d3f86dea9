import { PRERENDER_ATTRIBUTE } from '../config/prerenderState';

declare global {
  /** The controls pressed on the prerendered page that wait for the app, in order. */
  var heldPresses: Set<HTMLElement> | undefined;
}

/** How long to wait for a button that the app renders late, in milliseconds. */
const LATE_MS = 5_000;

/** Checkboxes, too: the app renders their ticks. */
const PRESSED = 'button, [type=checkbox], [type=radio]';

/** The prerendered part of the page, as opposed to what the app may already show. */
let prerendered: Element[] = [];

/** Makes presses of buttons on the prerendered page wait for the app (`pressHeld`). */
export function holdPresses(root: HTMLElement): void {
  prerendered = [...root.children];
  globalThis.heldPresses ??= new Set();
  for (const type of ['click', 'submit']) root.addEventListener(type, hold, true);
  // A page restored by Back must not be pressed by itself.
  addEventListener('pagehide', forget);
}

function hold(event: Event): void {
  const [root, target] = [event.currentTarget, event.target] as [HTMLElement, HTMLElement];
  if (!root.hasAttribute(PRERENDER_ATTRIBUTE) || !prerendered.some((one) => one.contains(target)))
    return;
  const pressed =
    event.type === 'submit'
      ? target
      : (target.closest<HTMLElement>(PRESSED) ?? linkOf(event as MouseEvent));
  if (!pressed) return;
  event.preventDefault();
  // React may already be listening and would handle it a second time.
  event.stopImmediatePropagation();
  globalThis.heldPresses?.add(pressed);
  markHeld(pressed, true);
}

/** Returns a link of the shop pressed after a button: it must not navigate before the button's action. */
function linkOf(event: MouseEvent): HTMLElement | null {
  const link = (event.target as Element).closest('a');
  const isWaiting = globalThis.heldPresses?.size;
  const isOurs = link?.origin === location.origin && !link.target;
  return isWaiting && isOurs && isPlain(event) ? link : null;
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Shows or hides that a press is waiting (`base.css`). */
export function markHeld(control: HTMLElement, isHeld: boolean): void {
  control.ariaBusy = isHeld ? 'true' : null;
}

function forget(): void {
  for (const control of globalThis.heldPresses ?? []) markHeld(control, false);
  globalThis.heldPresses?.clear();
}

/**
 * Performs the presses made before the app started. `findSame` returns the present control for an earlier one, or
 * undefined while none exists.
 */
export function pressHeld(
  root: HTMLElement,
  findSame: (control: HTMLElement) => HTMLElement | undefined,
): void {
  const held = [...(globalThis.heldPresses ?? [])];
  forget();
  for (const control of held) {
    const same = control.isConnected ? control : findSame(control);
    if (same) press(same);
    else pressLate(root, () => findSame(control));
  }
}

/**
 * Presses a control when the mouse button is released over it that went down on the earlier page: browsers make no
 * click from two elements. (A finger's events all happen when it is lifted.)
 */
export function endPress(control: HTMLElement): void {
  const ended = new AbortController();
  const end = (event: MouseEvent) => {
    ended.abort();
    const isOver = control.contains(event.target as Node);
    if (event.type === 'mouseup' && isOver && isPlain(event)) press(control);
  };
  const options = { capture: true, signal: ended.signal };
  addEventListener('mousedown', end, options);
  addEventListener('mouseup', end, options);
}

function press(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

function pressLate(root: HTMLElement, find: () => HTMLElement | undefined): void {
  const observer = new MutationObserver(() => {
    const control = find();
    if (!control) return;
    observer.disconnect();
    press(control);
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LATE_MS);
}
