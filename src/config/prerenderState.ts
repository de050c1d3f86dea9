import { isSoldOut } from '../domain/stock';

/**
 * Products in a chunk of the grid, the first of which is prerendered: divides by every number of
 * columns (2, 3, 4, 6), so that each chunk ends with a full row.
 */
export const CARDS_PER_CHUNK = 12;

/** Attribute of the root element while it shows a prerendered page; its value is the state. */
export const PRERENDER_ATTRIBUTE = 'data-prerender';

/** Nothing is shown yet; the page without what it lists; the page with what came first. */
export type PrerenderState = 'pending' | 'shell' | 'content';

/** Attribute of the root element that shows products: what their cards say (`serializeCards`). */
export const PRERENDERED_CARDS_ATTRIBUTE = 'data-cards';

/** Returns what of the page is prerendered; null once the application shows its own. */
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

/** The fields of a product that a card shows. */
type CardProduct = {
  id: string;
  title: string;
  priceCents: number;
  fileNames: readonly string[];
  stock?: number;
};

/** Returns all that the first cards show of their products, as a text to compare. */
export function serializeCards(products: readonly CardProduct[]): string {
  return JSON.stringify(
    products
      .slice(0, CARDS_PER_CHUNK)
      .map((product) => [
        product.id,
        product.title,
        product.priceCents,
        product.fileNames[0],
        isSoldOut(product),
      ]),
  );
}

/** Ends the prerendered state when the page is the application's. */
export function endPrerender(): void {
  const root = prerenderedRoot();
  if (!root) return;
  root.removeAttribute(PRERENDER_ATTRIBUTE);
  root.removeAttribute(PRERENDERED_CARDS_ATTRIBUTE);
  // Pictures that failed before their listeners were there fail once more.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}

function prerenderedRoot(): Element | null {
  return document.querySelector(`[${PRERENDER_ATTRIBUTE}]`);
}
