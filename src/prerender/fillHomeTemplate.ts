import { parseProductFast } from '../api/parsers/fastParsers';
import type { Product } from '../domain/types';
import { formatCount } from '../domain/formatCount';
import { isSoldOut } from '../domain/stock';
import {
  CARDS_PER_CHUNK,
  CHOICE_ATTRIBUTE,
  PRERENDERED_CARDS_ATTRIBUTE,
} from '../config/prerenderState';
import { cardTexts, serializeCards } from './cardTexts';
import { fillTokens, homeTemplate, showPage, waitForRoot } from './templates';
import { readFirstItems, type FirstItems } from './readFirstItems';

/** The value of aria-setsize where the number of products is not known yet. */
const SIZE_UNKNOWN = '-1';

/**
 * Shows the home page with its first products as soon as they arrive; the app then hydrates it (`hydrateOrRender`).
 * Shows nothing if one of them deviates from the specification: the app's full parser decides about it. Rejects if they
 * cannot be read.
 */
export async function fillHomeTemplate(catalogue: Promise<Response>): Promise<void> {
  const items = await readFirstItems(catalogue, CARDS_PER_CHUNK);
  const root = items && (await waitForRoot());
  const page = homeTemplate();
  const products = page && items && fillPage(page, items);
  if (!root || !products) return;
  root.setAttribute(PRERENDERED_CARDS_ATTRIBUTE, serializeCards(products));
  showPage(root, page, 'content');
}

/**
 * Returns the products on the cards; null if one of them is not as expected. The template has one card of each kind: the
 * first ones and those whose pictures load later.
 */
function fillPage(page: DocumentFragment, { products, isWhole }: FirstItems): Product[] | null {
  const all = products.map(parseProductFast);
  const first = all.slice(0, CARDS_PER_CHUNK);
  if (first.length < 2 || !first.every(hasPicture)) return null;
  if (new Set(first.map(({ id }) => id)).size < first.length) return null;
  // Only the app can count unusual or repeated products.
  const ids = new Set(all.map((product) => product?.id));
  const isCounted = isWhole && ids.size === all.length && !ids.has(undefined);
  const samples = [...page.querySelectorAll('article')];
  const cards = first.map((product, index) => {
    const sample = samples.findLast(({ ariaPosInSet }) => Number(ariaPosInSet) <= index + 1);
    const card = sample?.cloneNode(true) as HTMLElement;
    card.ariaPosInSet = String(index + 1);
    card.ariaSetSize = isCounted ? String(all.length) : SIZE_UNKNOWN;
    fillCard(card, product);
    return card;
  });
  samples[0]?.parentElement?.replaceChildren(...cards);
  const count = page.querySelector('[role=status]');
  if (count && isCounted) fillTokens(count, { count: formatCount(all.length) });
  else if (count) count.textContent = '';
  const categories = new Set(products.flatMap(({ category }) => category || []));
  const hasChoice = categories.size > 1 || (categories.size === 1 && !isWhole);
  if (!hasChoice) for (const part of page.querySelectorAll(`[${CHOICE_ATTRIBUTE}]`)) part.remove();
  return first;
}

/** The template's cards are of sold-out products. */
function fillCard(card: HTMLElement, product: Product): void {
  fillTokens(card, cardTexts(product));
  if (isSoldOut(product)) return;
  delete card.dataset['note'];
  for (const button of card.querySelectorAll('button')) button.disabled = false;
}

function hasPicture(product: Product | null): product is Product {
  return product !== null && cardTexts(product).image !== '';
}
