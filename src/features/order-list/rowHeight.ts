/** How high rows are, in rem: in one line, and as cards on narrow screens. */
const ROW_REM = 3.25;
const CARD_REM = 7;

/** On which screens the rows are cards. */
export const NARROW = '(max-width: 47.99rem)';

/** How high every row is, in pixels, with letters as large as this page has them. */
export function rowHeight(isNarrow: boolean): number {
  return (isNarrow ? CARD_REM : ROW_REM) * rem();
}

function rem(): number {
  // Without a page: what is made ahead of it is measured again there.
  if (!('document' in globalThis)) return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
