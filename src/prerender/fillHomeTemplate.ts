import { parseProductFast, type ProductCardData } from '../api/parsers/parseProductFast';
import { imageUrl } from '../config/environment';
import { segmentOf } from '../config/segment';
import { formatCents } from '../domain/money';
import {
  CARDS_PER_CHUNK,
  serializeCards,
  PRERENDERED_CARDS_ATTRIBUTE,
} from '../config/prerenderState';
import { TEMPLATE_TOKENS, TEMPLATES } from './templateTokens';
import { fill, templateContent, show, waitForRoot } from './templatePage';
import { readFirstItems, type FirstItems } from './readFirstItems';

/** How aria-setsize says so. */
const SIZE_UNKNOWN = '-1';

/** A product with a picture, as far as its card shows it. */
type Shown = ProductCardData & { image: string };

/**
 * Draws the home page with its first products as soon as they are there, while the application
 * is still on its way; that takes this page over (`takeOver.ts`). Draws nothing where
 * anything of them is not as it should be, which is for the application to judge; what comes
 * after them nobody knows yet. Throws what reading them throws.
 */
export async function fillHomeTemplate(catalogue: Promise<Response>): Promise<void> {
  const beginning = await readFirstItems(catalogue, CARDS_PER_CHUNK);
  const root = beginning && (await waitForRoot());
  const page = templateContent(TEMPLATES.home);
  const shown = page && beginning && fillPage(page, beginning);
  if (!root || !shown) return;
  root.setAttribute(PRERENDERED_CARDS_ATTRIBUTE, serializeCards(shown));
  show(root, page, 'list');
}

/** Gives the products on the cards; null where they are not as they should be. */
function fillPage(page: DocumentFragment, { products, isWhole }: FirstItems): Shown[] | null {
  const all = products.map(parseProductFast);
  const first = all.slice(0, CARDS_PER_CHUNK).map(toShown);
  if (first.length < 2 || !first.every((shown) => shown !== null)) return null;
  if (new Set(first.map(({ id }) => id)).size < first.length) return null;
  // What the schema has to judge, and what comes twice, the application counts.
  const ids = new Set(all.map((product) => product?.id));
  const isCounted = isWhole && ids.size === all.length && !ids.has(undefined);
  [...page.querySelectorAll('article')].forEach((card, index) => {
    const shown = first[index];
    card.setAttribute('aria-setsize', isCounted ? String(all.length) : SIZE_UNKNOWN);
    if (shown) fill(card, valuesOf(shown));
    else card.remove();
  });
  const count = page.querySelector('[role=status]');
  if (count && isCounted)
    fill(count, { [TEMPLATE_TOKENS.count]: all.length.toLocaleString('it-IT') });
  else if (count) count.textContent = '';
  const categories = new Set(products.flatMap(({ category }) => category || []));
  const hasChoice = categories.size > 1 || (categories.size === 1 && !isWhole);
  if (!hasChoice) page.querySelector('form label:has(select)')?.remove();
  return first;
}

function toShown(product: ProductCardData | null): Shown | null {
  const image = imageUrl(product?.fileNames[0] ?? '');
  return product && image !== null ? { ...product, image } : null;
}

function valuesOf({ id, title, priceCents, image }: Shown): Record<string, string> {
  return {
    [TEMPLATE_TOKENS.id]: id,
    [TEMPLATE_TOKENS.segment]: segmentOf(id),
    [TEMPLATE_TOKENS.title]: title,
    [TEMPLATE_TOKENS.price]: formatCents(priceCents),
    [TEMPLATE_TOKENS.image]: image,
  };
}
