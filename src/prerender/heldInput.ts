import { PRERENDER_ATTRIBUTE } from '../config/prerenderState';

declare global {
  /** The button that was pressed last on the prerendered page, or the form that was sent. */
  var heldPress: HTMLElement | undefined;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';
/** Everything that can have the focus, and forms, which can be sent. */
const CONTROLS = `a[href], button, summary, form, [tabindex], ${FIELDS}`;

/** Has a press of a button on the prerendered page wait for the application (`pressHeld`). */
export function holdPresses(root: HTMLElement): void {
  for (const type of ['click', 'submit']) root.addEventListener(type, hold, true);
}

function hold(event: Event): void {
  const [root, target] = [event.currentTarget, event.target] as [HTMLElement, HTMLElement];
  if (!root.hasAttribute(PRERENDER_ATTRIBUTE)) return;
  const pressed = event.type === 'submit' ? target : target.closest('button');
  if (!pressed) return;
  event.preventDefault();
  // React, which may be listening already, would do it a second time.
  event.stopImmediatePropagation();
  globalThis.heldPress?.removeAttribute(HELD_ATTRIBUTE);
  globalThis.heldPress = pressed;
  pressed.setAttribute(HELD_ATTRIBUTE, '');
}

/** Attribute of what is pressed until it is done (`base.css` shows it). */
const HELD_ATTRIBUTE = 'data-held';

/**
 * Remembers what a person has begun on the prerendered page. Returns a function that gives it to the
 * page which has taken its place since: the focus, what was typed or chosen, the press that waits.
 */
export function keepInput(root: HTMLElement): () => void {
  const before = controlsOf(root);
  const values = new Map<Field, string>();
  const remember = (field: EventTarget | null) => {
    if (!isField(field)) return;
    if (isChanged(field)) values.set(field, field.value);
    else values.delete(field);
  };
  let focused = document.activeElement;
  const listeners = {
    input: ({ target }: Event) => remember(target),
    focusin: () => (focused = document.activeElement),
    // Beside the controls it takes the focus away.
    pointerdown: () => (focused = null),
  };
  before.forEach(remember);
  for (const [type, listen] of Object.entries(listeners)) root.addEventListener(type, listen);
  return () => {
    for (const [type, listen] of Object.entries(listeners)) root.removeEventListener(type, listen);
    const findSame = makeLookup(before, controlsOf(root));
    if (focused && !focused.isConnected) findSame(focused)?.focus({ preventScroll: true });
    for (const [field, value] of values) enterValue(findSame(field), field, value);
    if (globalThis.heldPress) globalThis.heldPress = findSame(globalThis.heldPress);
  };
}

/** Presses the button, or sends the form, that was pressed before the application was there. */
export function pressHeld(): void {
  const pressed = globalThis.heldPress;
  globalThis.heldPress = undefined;
  pressed?.removeAttribute(HELD_ATTRIBUTE);
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed?.click();
}

function controlsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Returns a function that finds a control of the page before in the one after. */
function makeLookup(before: HTMLElement[], after: HTMLElement[]) {
  return (control: Element): HTMLElement | undefined => {
    const isAlike = (other: Element) => describe(other) === describe(control);
    const number = before.filter(isAlike).indexOf(control as HTMLElement);
    return number === -1 ? undefined : after.filter(isAlike)[number];
  };
}

/** What two renderings of a control have in common; ids are often other ones. */
function describe(element: Element): string {
  const attributes = ['href', 'name', 'type', 'aria-label'].map((one) => element.getAttribute(one));
  const text = element.tagName === 'BUTTON' ? element.textContent : '';
  return [element.tagName, ...attributes, text].join('\n');
}

function isField(target: unknown): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLInputElement && isTicked(field))
    return field.checked !== field.defaultChecked;
  return field.type !== 'file' && field.value !== field.defaultValue;
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Enters a value as a person does, so that React learns of it. */
function enterValue(field: HTMLElement | undefined, from: Field, value: string): void {
  if (!isField(field)) return;
  if (field instanceof HTMLInputElement && isTicked(field)) {
    if (field.checked !== (from as HTMLInputElement).checked) field.click();
    return;
  }
  // React compares with what was set by this property, and takes no notice of what is the same.
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
