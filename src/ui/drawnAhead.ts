/**
 * Products to a block of the grid, of which the first is drawn ahead: divides by every number of
 * columns (2, 3, 4, 6), so no row is torn.
 */
export const BLOCK = 12;

/** On the root element while it shows what index.html has drawn ahead of the application. */
export const DRAWN_AHEAD = 'data-drawn-ahead';

/** Nothing yet, but soon; a page without what it lists; or with the beginning of that. */
export type DrawnAhead = 'soon' | 'shell' | 'list';

/** What of the page is on screen before the application is. */
export function drawnAhead(): DrawnAhead | null {
  const root = document.querySelector(`[${DRAWN_AHEAD}]`);
  return (root?.getAttribute(DRAWN_AHEAD) as DrawnAhead | undefined) ?? null;
}

/**
 * Whether the home page with its first products is on screen before the application is; true also
 * where there is no document yet, as it is what is made then.
 */
export function isListDrawnAhead(): boolean {
  return !('document' in globalThis) || drawnAhead() === 'list';
}
