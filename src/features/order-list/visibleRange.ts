/** Indexes of the first and last row. */
export type RowRange = { startIndex: number; endIndex: number };

/** A list of at most so many rows is in the document as a whole. */
const ALL_MOUNTED_MAX = 40;

/** Rows mounted above and below those on screen. */
const OVERSCAN_ROWS = 6;

/**
 * Returns which rows of an endless list are on screen. In pixels: where the list begins below the
 * upper edge of the screen (negative when scrolled), how high each row is, and how high the screen.
 */
export function visibleRange(top: number, rowHeight: number, screenHeight: number): RowRange {
  return {
    startIndex: Math.max(0, Math.floor(-top / rowHeight)),
    endIndex: Math.max(0, Math.floor((screenHeight - top) / rowHeight)),
  };
}

/** Returns the range within a list of `count` rows: the last row where the list ends above the screen. */
export function clampRange({ startIndex, endIndex }: RowRange, count: number): RowRange {
  const last = Math.max(0, count - 1);
  return { startIndex: Math.min(startIndex, last), endIndex: Math.min(endIndex, last) };
}

/**
 * Returns the indexes of the rows that are in the document: those on screen with the overscan, and
 * the row at `focused` with its neighbours, wherever it is, so that it keeps the focus and Tab goes
 * on from there. A list that has become shorter shows its end at once, before the browser has
 * scrolled there.
 */
export function mountedRows(onScreen: RowRange, count: number, focused: number | null): number[] {
  if (count <= ALL_MOUNTED_MAX) return indexes(0, count - 1);
  const missing = Math.max(0, onScreen.endIndex - (count - 1));
  const first = Math.max(0, onScreen.startIndex - missing - OVERSCAN_ROWS);
  const last = Math.min(count - 1, onScreen.endIndex + OVERSCAN_ROWS);
  const mounted = indexes(first, last);
  return focused === null ? mounted : withNeighbours(mounted, focused, count);
}

function withNeighbours(mounted: number[], row: number, count: number): number[] {
  const neighbours = [row - 1, row, row + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...mounted, ...neighbours])].sort((a, b) => a - b);
}

function indexes(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}
