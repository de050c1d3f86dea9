/**
 * Products in a chunk of the grid, the first of which is prerendered: divides by every number of
 * columns (2, 3, 4, 6), so that each chunk ends with a full row.
 */
export const CARDS_PER_CHUNK = 12;

/** Attribute of the root element while it shows a prerendered page; its value is the state. */
export const PRERENDER_ATTRIBUTE = 'data-prerender';

/** Nothing is shown yet; the page without its list; the page with the beginning of its list. */
export type PrerenderState = 'pending' | 'shell' | 'list';

/** Attribute of the root element that shows products: what their cards say (`serializeCards`). */
export const PRERENDERED_CARDS_ATTRIBUTE = 'data-cards';

/** Value of the attribute `disabled` of controls that need the application. */
export const DISABLED_UNTIL_HYDRATED = 'until-ready';

/** Returns what of the page is prerendered; null once the application shows its own. */
export function prerenderState(): PrerenderState | null {
  return (
    (prerenderedRoot()?.getAttribute(PRERENDER_ATTRIBUTE) as PrerenderState | undefined) ?? null
  );
}

/**
 * Whether the page shows its prerendered list; true also without a document, as in the build, which
 * renders the templates.
 */
export function isListPrerendered(): boolean {
  return !('document' in globalThis) || prerenderState() === 'list';
}

/** What a card shows of a product. */
type CardProduct = { id: string; title: string; priceCents: number; fileNames: readonly string[] };

/** Returns all that the first cards show of their products, as a text to compare. */
export function serializeCards(products: readonly CardProduct[]): string {
  return JSON.stringify(
    products
      .slice(0, CARDS_PER_CHUNK)
      .map(({ id, title, priceCents, fileNames }) => [id, title, priceCents, fileNames[0]]),
  );
}

/** Ends the prerendered state when the page is the application's: its controls work from now on. */
export function endPrerender(): void {
  const root = prerenderedRoot();
  if (!root) return;
  root.removeAttribute(PRERENDER_ATTRIBUTE);
  root.removeAttribute(PRERENDERED_CARDS_ATTRIBUTE);
  for (const control of root.querySelectorAll(`[disabled=${DISABLED_UNTIL_HYDRATED}]`))
    control.removeAttribute('disabled');
  // Pictures that failed before their listeners were there fail once more.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}

function prerenderedRoot(): Element | null {
  return document.querySelector(`[${PRERENDER_ATTRIBUTE}]`);
}
