type Part = 'main' | 'banner' | 'dialog';

/** A person's steps on a page, as data, so that Chromium and jsdom run the same ones. */
export type Step =
  | { kind: 'press'; name: string | RegExp; part: Part }
  | { kind: 'confirm' }
  | { kind: 'fill'; fields: Record<string, string>; part: Part }
  | { kind: 'choose'; name: string | RegExp; option: string | RegExp }
  | { kind: 'tick'; name: string }
  | { kind: 'attach'; label: string };

/** Presses a button of the page, or of its header. */
export function press(name: string | RegExp, part: Part = 'main'): Step {
  return { kind: 'press', name, part };
}

/** Says yes to the question that is open. */
export const CONFIRM: Step = { kind: 'confirm' };

/** Fills in fields by their labels. */
export function fillIn(fields: Record<string, string>, part: Part = 'main'): Step {
  return { kind: 'fill', fields, part };
}

/** Chooses from a select the first option whose label is or matches this. */
export function choose(name: string | RegExp, option: string | RegExp): Step {
  return { kind: 'choose', name, option };
}

/** Ticks a box. */
export function tick(name: string): Step {
  return { kind: 'tick', name };
}

/** Picks a picture for a field. */
export function attach(label: string): Step {
  return { kind: 'attach', label };
}
