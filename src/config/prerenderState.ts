/**
 * Products in a chunk of the grid, the first of which is prerendered: a multiple of every number of columns (1 to 4),
 * so that each chunk ends with a full row.
 */
export const CARDS_PER_CHUNK = 12;

/** Attribute of the root element while it shows a prerendered page; its value is the state. */
export const PRERENDER_ATTRIBUTE = 'data-prerender';

/** Nothing is shown yet; the page without its list, or one that the app replaces; the page with the first items. */
export type PrerenderState = 'pending' | 'shell' | 'content';

/** Attribute of the root element that shows products: the text of their cards (`serializeCards`). */
export const PRERENDERED_CARDS_ATTRIBUTE = 'data-cards';

/** Attribute of what the home page has only if there is a choice of categories. */
export const CHOICE_ATTRIBUTE = 'data-choice';

/** Returns how much of the page is prerendered; null once the app has rendered its own. */
export function prerenderState(): PrerenderState | null {
  return (
    (prerenderedRoot()?.getAttribute(PRERENDER_ATTRIBUTE) as PrerenderState | undefined) ?? null
  );
}

/**
 * Whether the page shows its prerendered content; true also without a document, as in the build, which
 * renders the templates.
 */
export function isContentPrerendered(): boolean {
  return !('document' in globalThis) || prerenderState() === 'content';
}

/** Returns how many rows of a table are prerendered; 0 once the app has rendered its own. */
export function prerenderedRows(): number {
  if (!('document' in globalThis)) return 0;
  return prerenderedRoot()?.querySelectorAll('tbody tr').length ?? 0;
}

/** Ends the prerendered state once the app owns the page. */
export function endPrerender(): void {
  const root = prerenderedRoot();
  if (!root) return;
  root.removeAttribute(PRERENDER_ATTRIBUTE);
  root.removeAttribute(PRERENDERED_CARDS_ATTRIBUTE);
  // Pictures that failed before their listeners were attached report it again.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}

function prerenderedRoot(): Element | null {
  return document.querySelector(`[${PRERENDER_ATTRIBUTE}]`);
}
