/** Places in the list, both of them included. */
export type Rows = { startIndex: number; endIndex: number };

/** Up to so many rows are all in the document. */
const ALL_AT_ONCE = 40;

/** Rows ready above and below those on screen. */
const OVERSCAN = 6;

/**
 * Which equally high rows a screen shows of a list that goes on for ever. Pixels: where the list
 * begins below the upper edge of the screen (negative when scrolled), how high a row is, and
 * how high the screen.
 */
export function rowsOnScreen(top: number, rowHeight: number, screenHeight: number): Rows {
  return {
    startIndex: Math.max(0, Math.floor(-top / rowHeight)),
    endIndex: Math.max(0, Math.floor((screenHeight - top) / rowHeight)),
  };
}

/** The same in a list of `count` rows: the last one where it has ended above the screen. */
export function clampRange({ startIndex, endIndex }: Rows, count: number): Rows {
  const last = Math.max(0, count - 1);
  return { startIndex: Math.min(startIndex, last), endIndex: Math.min(endIndex, last) };
}

/**
 * Which of `count` rows are in the document: those on screen, some around them, and the row at
 * `focused` with its neighbours, wherever it is, so that the focus stays where it is and Tab
 * finds the way from there. A list that has become shorter shows its end at once, before the
 * browser has scrolled there.
 */
export function rowsInDocument(onScreen: Rows, count: number, focused: number | null): number[] {
  if (count <= ALL_AT_ONCE) return places(0, count - 1);
  const missing = Math.max(0, onScreen.endIndex - (count - 1));
  const first = Math.max(0, onScreen.startIndex - missing - OVERSCAN);
  const last = Math.min(count - 1, onScreen.endIndex + OVERSCAN);
  const near = places(first, last);
  return focused === null ? near : withNeighbours(near, focused, count);
}

function withNeighbours(near: number[], row: number, count: number): number[] {
  const neighbours = [row - 1, row, row + 1].filter((place) => place >= 0 && place < count);
  return [...new Set([...near, ...neighbours])].sort((a, b) => a - b);
}

function places(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
