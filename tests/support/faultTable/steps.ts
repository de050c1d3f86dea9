type Part = 'main' | 'banner' | 'dialog';

/** A user's steps on a page, as data: Chromium and jsdom perform the same ones. */
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

/** Confirms the open question. */
export const CONFIRM: Step = { kind: 'confirm' };

/** Fills in fields by their labels. */
export function fillIn(fields: Record<string, string>, part: Part = 'main'): Step {
  return { kind: 'fill', fields, part };
}

/** Chooses the first option of a select whose label is, or matches, this. */
export function choose(name: string | RegExp, option: string | RegExp): Step {
  return { kind: 'choose', name, option };
}

/** Ticks a box. */
export function tick(name: string): Step {
  return { kind: 'tick', name };
}

/** Picks a picture in a file field. */
export function attach(label: string): Step {
  return { kind: 'attach', label };
}
