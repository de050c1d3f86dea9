import { PRERENDER_ATTRIBUTE } from '../config/prerenderState';

declare global {
  /** The controls that were pressed on the prerendered page and wait for the application, in order. */
  var heldPresses: Set<HTMLElement> | undefined;
}

/** How long to wait for a button that the application renders late, in milliseconds. */
const LATE_MS = 5_000;

/** Checkboxes, too: the application renders their ticks. */
const PRESSED = 'button, [type=checkbox], [type=radio]';

/** The prerendered part of the page, as opposed to what the application may already show. */
let prerendered: Element[] = [];

/** Makes presses of buttons on the prerendered page wait for the application (`pressHeld`). */
export function holdPresses(root: HTMLElement): void {
  prerendered = [...root.children];
  globalThis.heldPresses ??= new Set();
  for (const type of ['click', 'submit']) root.addEventListener(type, hold, true);
  // A page that Back shows again is not pressed by itself.
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
  // React, which may be listening already, would do it a second time.
  event.stopImmediatePropagation();
  globalThis.heldPresses?.add(pressed);
  markHeld(pressed, true);
}

/** Returns a link of the shop that was pressed behind a button: it must not lead away before that. */
function linkOf(event: MouseEvent): HTMLElement | null {
  const link = (event.target as Element).closest('a');
  const isWaiting = globalThis.heldPresses?.size;
  const isOurs = link?.origin === location.origin && !link.target;
  return isWaiting && isOurs && isPlain(event) ? link : null;
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Shows, or no longer shows, that a press waits (`base.css`). */
export function markHeld(control: HTMLElement, isHeld: boolean): void {
  control.ariaBusy = isHeld ? 'true' : null;
}

function forget(): void {
  for (const control of globalThis.heldPresses ?? []) markHeld(control, false);
  globalThis.heldPresses?.clear();
}

/**
 * Does what was pressed before the application was there. `findSame` returns a control of the page
 * now for one of the page before, undefined while there is none.
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
 * Presses a control when the mouse button is released over it that went down on the page before:
 * of two elements a browser makes no click. (A finger's events all come when it is lifted.)
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
