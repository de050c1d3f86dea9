import { boot } from '../api/boot';
import { PRERENDER_ATTRIBUTE } from '../config/prerenderState';
import { isPlainClick } from '../domain/isPlainClick';

/** How long to wait for a button that the app renders late, in milliseconds. */
const LATE_MS = 5_000;

/** The prerendered part of the page, as opposed to what the app may already show. */
let prerendered: Element[] = [];

/** Makes presses of buttons and checkboxes on the prerendered page wait for the app (`pressHeld`). */
export function holdPresses(root: HTMLElement): void {
  prerendered = [...root.children];
  boot.heldPresses ??= new Set();
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
      : (target.closest<HTMLElement>('button, input[type=checkbox]') ??
        linkOf(event as MouseEvent));
  if (!pressed) return;
  event.preventDefault();
  // React may already be listening and would handle it a second time.
  event.stopImmediatePropagation();
  boot.heldPresses?.add(pressed);
  markHeld(pressed, true);
}

/** Returns a link of the shop pressed after a button: it must not navigate before the button's action. */
function linkOf(event: MouseEvent): HTMLElement | null {
  const link = (event.target as Element).closest('a');
  const isOurs = link?.origin === location.origin && !link.target;
  return boot.heldPresses?.size && isOurs && isPlainClick(event) ? link : null;
}

/** Shows or hides that a press is waiting (`base.css`). */
function markHeld(control: HTMLElement, isHeld: boolean): void {
  control.ariaBusy = isHeld ? 'true' : null;
}

function forget(): void {
  for (const control of boot.heldPresses ?? []) markHeld(control, false);
  boot.heldPresses?.clear();
}

/** Performs the presses made before the app started, on the controls that the app has rendered in their place. */
export function pressHeld(root: HTMLElement): void {
  const held = [...(boot.heldPresses ?? [])];
  forget();
  for (const control of held) {
    const find = () => (control.isConnected ? control : findAlike(root, control));
    const same = find();
    if (same) press(same);
    else pressLate(root, find);
  }
}

/**
 * Follows the focus, and returns a function that moves it to the same control of the page that has since replaced this
 * one.
 */
export function keepFocus(root: HTMLElement): () => void {
  let focused = document.activeElement;
  const follow = () => {
    focused = document.activeElement;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    if (!(focused instanceof HTMLElement)) return;
    if (!focused.isConnected) findAlike(root, focused)?.focus({ preventScroll: true });
    // A hydrated page has not seen that its element got the focus.
    else if (focused === document.activeElement)
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
}

/** Returns the present control in the same part of the page with the same name, or for a link with the same address. */
function findAlike(root: HTMLElement, control: HTMLElement): HTMLElement | undefined {
  const description = describe(control);
  return [...root.querySelectorAll<HTMLElement>(control.tagName)].find(
    (one) => describe(one) === description,
  );
}

function describe(control: HTMLElement): string {
  const part = control.closest('header, main, footer')?.localName;
  const text = control instanceof HTMLFormElement ? '' : control.textContent;
  return `${part} ${control.getAttribute('href') ?? control.ariaLabel ?? text}`;
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
