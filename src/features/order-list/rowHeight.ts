/** The height of rows, in rem: as one line, and as cards on narrow screens. */
const ROW_REM = 2.75;
const CARD_REM = 5.5;

/** The screens on which rows are cards. */
export const NARROW_SCREEN = '(max-width: 47.99rem)';

/** Returns the height of every row, in pixels, at this page's font size. */
export function getRowHeight(isNarrow: boolean): number {
  return (isNarrow ? CARD_REM : ROW_REM) * getRem();
}

function getRem(): number {
  // A prerendered page is measured again in the browser.
  if (!('document' in globalThis)) return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
