import { KEYS, type InputSource } from './driver';

type Place = { x: number; y: number };

/** A click of the main button at a point of the window, with keys held down. */
export function clickAt({ x, y }: Place, modifiers: readonly (keyof typeof KEYS)[]): InputSource[] {
  const keys = modifiers.map((key) => KEYS[key]);
  const pause = { type: 'pause', duration: 0 };
  const sources: InputSource[] = [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        ...keys.map(() => pause),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
  if (keys.length > 0) {
    sources.push({
      type: 'key',
      id: 'keyboard',
      actions: [
        pause,
        ...keys.map((value) => ({ type: 'keyDown', value })),
        pause,
        pause,
        ...keys.map((value) => ({ type: 'keyUp', value })),
      ],
    });
  }
  return sources;
}

/** Characters typed one after the other; keys without a character are coded as in `KEYS`. */
export function typing(characters: string): InputSource[] {
  const actions = Array.from(characters).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** A key pressed while another is held. */
export function holding(held: keyof typeof KEYS, key: string): InputSource[] {
  const actions = [
    { type: 'keyDown', value: KEYS[held] },
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
    { type: 'keyUp', value: KEYS[held] },
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Runs in the page: returns the middle of an element that does not move and is not covered. */
export async function placeToClick(element: HTMLElement): Promise<Place | null> {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const box = element.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y || box.width === 0) return null;
  if (element.matches(':disabled')) return null;
  const x = Math.floor(box.x + box.width / 2);
  const y = Math.floor(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const isReached = hit !== null && (element.contains(hit) || hit.contains(element));
  return isReached ? { x, y } : null;
}
