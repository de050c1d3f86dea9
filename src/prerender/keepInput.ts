import { endPress, markHeld } from './heldPresses';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea';
/** Everything focusable, and forms, which can be submitted. */
const CONTROLS = 'a[href], button, summary, form, [tabindex], input, select, textarea';

/** Everything that a mouse press acts on. */
const PRESSABLE = 'a[href], button, summary, [type=checkbox], [type=radio]';

/** Returns the present control for a control of the earlier page. */
type FindSame = (control: Element) => HTMLElement | undefined;

/**
 * Remembers what the user has begun on the prerendered page. Returns a function that restores it on the page that has
 * since replaced it: the focus, and what was typed or chosen. The function it returns finds pressed controls there.
 */
export function keepInput(root: HTMLElement): () => FindSame {
  const before = controlsOf(root);
  const values = new Map<Field, string>();
  const remember = (field: EventTarget | null) => {
    if (!isField(field)) return;
    if (isChanged(field)) values.set(field, field.value);
    else values.delete(field);
  };
  let focused = document.activeElement;
  let composed: EventTarget | null = null;
  // The mouse button is down on it.
  let pressed = root.querySelector(`:is(${PRESSABLE}):active`);
  const listeners = {
    input: ({ target }: Event) => remember(target),
    focusin: () => (focused = document.activeElement),
    // A click outside the controls removes the focus.
    click: () => (focused = document.activeElement),
    compositionstart: ({ target }: Event) => (composed = target),
    compositionend: () => (composed = null),
    mousedown: ({ target }: Event) => (pressed = (target as Element).closest(PRESSABLE)),
    mouseup: () => (pressed = null),
  };
  for (const control of before.keys()) remember(control);
  // In the capture phase, and so before React, which writes its own values when it hydrates.
  for (const [type, listen] of Object.entries(listeners)) root.addEventListener(type, listen, true);
  return () => {
    for (const [type, listen] of Object.entries(listeners))
      root.removeEventListener(type, listen, true);
    const findSame: FindSame = (control) => findAlike(control, before, controlsOf(root));
    const same = pressed && !pressed.isConnected ? findSame(pressed) : undefined;
    if (same) endPress(same);
    if (focused && !focused.isConnected) findSame(focused)?.focus({ preventScroll: true });
    for (const [field, value] of values) {
      const same = findSame(field);
      // Writing into an input method's composition would end it.
      if (same && same === composed)
        same.addEventListener('compositionend', () => enterValue(same, field, field.value), {
          once: true,
        });
      else enterValue(same, field, value);
    }
    const held = [...(globalThis.heldPresses ?? [])].map((control) => findSame(control) ?? control);
    for (const control of held) markHeld(control, true);
    globalThis.heldPresses = new Set(held);
    return findSame;
  };
}

/** Returns the controls, each with its description, which is the same in another rendering. */
function controlsOf(root: HTMLElement): Map<Element, string> {
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  return new Map(controls.map((control) => [control, describe(control)]));
}

/** Of several that are alike, returns the one with the same index. */
function findAlike(control: Element, before: Map<Element, string>, after: Map<Element, string>) {
  if (control.isConnected) return control as HTMLElement;
  const description = before.get(control);
  const alike = (controls: Map<Element, string>) =>
    [...controls.keys()].filter((one) => controls.get(one) === description);
  return alike(after)[alike(before).indexOf(control)] as HTMLElement | undefined;
}

/** Returns a description shared by two renderings of a control: often not its id, nor numbers in its text. */
function describe(element: Element): string {
  const { tagName } = element;
  const part = element.closest('header, main, footer')?.tagName;
  const address = element.getAttribute('href');
  // The name of the cart's link depends on the content of the cart.
  if (address !== null) return [tagName, part, address].join('\n');
  const label = isField(element) ? element.labels?.[0]?.firstChild?.textContent : '';
  const text = tagName === 'BUTTON' ? element.textContent.replaceAll(/\d/g, '') : '';
  return [tagName, part, element.ariaLabel, label, text].join('\n');
}

function isField(target: unknown): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}

/** Enters a value as a user does, so that React notices it. */
function enterValue(field: HTMLElement | undefined, from: Field, value: string): void {
  if (!isField(field)) return;
  const caret = 'selectionStart' in from ? [from.selectionStart, from.selectionEnd] : [];
  // React compares with the value last set by this property, and ignores equal ones.
  field.value = value === '' ? ' ' : '';
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
  const [start, end] = caret;
  // Fields for e-mails and numbers do not report a selection.
  if (typeof start === 'number' && 'setSelectionRange' in field)
    field.setSelectionRange(start, end ?? start);
}
