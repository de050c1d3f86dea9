/**
 * Products of a chunk of the grid, of which the first is prerendered: divides by every number of
 * columns (2, 3, 4, 6), so no row is torn.
 */
export const CARDS_PER_CHUNK = 12;

/** On the root element while it shows what index.html has drawn ahead of the application. */
export const PRERENDER_ATTRIBUTE = 'data-prerender';

/** Nothing yet, but soon; a page without what it lists; or with the beginning of that. */
export type PrerenderState = 'soon' | 'shell' | 'list';

/** On the root element as well where it shows products: what their cards say (`serializeCards`). */
export const PRERENDERED_CARDS_ATTRIBUTE = 'data-prerendered-cards';

/** Value of the attribute `disabled` of what is so only until the application is there. */
export const DISABLED_UNTIL_HYDRATED = 'until-hydrated';

/** What of the page is on screen before the application is. */
export function prerenderState(): PrerenderState | null {
  return (
    (prerenderedRoot()?.getAttribute(PRERENDER_ATTRIBUTE) as PrerenderState | undefined) ?? null
  );
}

/**
 * Whether the home page with its first products is on screen before the application is; true also
 * where there is no document yet, as it is what is made then.
 */
export function isListPrerendered(): boolean {
  return !('document' in globalThis) || prerenderState() === 'list';
}

/** What a card shows of a product. */
type OnCard = { id: string; title: string; priceCents: number; fileNames: readonly string[] };

/** All that the first cards show of their products: two pages with the same look alike. */
export function serializeCards(products: readonly OnCard[]): string {
  return JSON.stringify(
    products
      .slice(0, CARDS_PER_CHUNK)
      .map(({ id, title, priceCents, fileNames }) => [id, title, priceCents, fileNames[0]]),
  );
}

/** For when the page is the application's: what could do nothing without it works from now on. */
export function endPrerender(): void {
  const root = prerenderedRoot();
  if (!root) return;
  root.removeAttribute(PRERENDER_ATTRIBUTE);
  root.removeAttribute(PRERENDERED_CARDS_ATTRIBUTE);
  for (const part of root.querySelectorAll(`[disabled=${DISABLED_UNTIL_HYDRATED}]`))
    part.removeAttribute('disabled');
  // Pictures that failed while nobody listened fail once more.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}

function prerenderedRoot(): Element | null {
  return document.querySelector(`[${PRERENDER_ATTRIBUTE}]`);
}
