/** The height of rows, in rem: as one line, dense on request, and as cards on narrow screens. */
const ROW_REM = 2.75;
const DENSE_ROW_REM = 2.25;
const CARD_REM = 5.5;

/** A screen for which the build renders a list, in pixels: all rows of its template fit. */
const BUILD_HEIGHT = 1_000;

/** The screens on which rows are cards. */
export const NARROW_SCREEN = '(max-width: 47.99rem)';

/** Returns the height of every row, in pixels, at this page's font size. */
export function getRowHeight(isNarrow: boolean, isDense = false): number {
  return (isNarrow ? CARD_REM : isDense ? DENSE_ROW_REM : ROW_REM) * getRem();
}

/** Returns how many rows of this height, in pixels, are rendered before the list is measured: a screenful. */
export function getFirstRows(rowHeight: number): number {
  const height = 'innerHeight' in globalThis ? innerHeight : BUILD_HEIGHT;
  return Math.ceil(height / rowHeight);
}

function getRem(): number {
  // A prerendered page is measured again in the browser.
  if (!('document' in globalThis)) return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
