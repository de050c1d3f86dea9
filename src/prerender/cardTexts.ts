import { imageUrl } from '../config/environment';
import { CARDS_PER_CHUNK } from '../config/prerenderState';
import { formatCents } from '../domain/money';
import { isSoldOut } from '../domain/stock';
import type { Product } from '../domain/types';
import { segmentOf } from '../domain/urlSegments';

/**
 * Returns everything that a card shows of its product, each under the name of its token in the templates (`tokenOf`).
 * The build takes the tokens from here, too. The address is '' without a picture.
 */
export function cardTexts({ id, title, priceCents, fileNames }: Product) {
  return {
    segment: segmentOf(id),
    title,
    price: formatCents(priceCents),
    image: imageUrl(fileNames[0] ?? '') ?? '',
  };
}

/** Returns everything that the first cards show, as a text to compare. */
export function serializeCards(products: readonly Product[]): string {
  const cards = products.slice(0, CARDS_PER_CHUNK);
  return JSON.stringify(cards.map((product) => [cardTexts(product), isSoldOut(product)]));
}
