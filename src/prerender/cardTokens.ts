import { CARDS_PER_CHUNK } from '../config/prerenderState';
import { imageUrl } from '../config/environment';
import { formatCents } from '../domain/money';
import { isSoldOut } from '../domain/stock';
import type { Product } from '../domain/types';
import { segmentOf } from '../domain/urlSegments';
import { TEMPLATE_TOKENS } from './templates';

/** What a card shows of its product, by the token that index.html's template has in its place. */
const CARD_TOKENS: Record<string, (product: Product) => string> = {
  [TEMPLATE_TOKENS.id]: ({ id }) => id,
  [TEMPLATE_TOKENS.segment]: ({ id }) => segmentOf(id),
  [TEMPLATE_TOKENS.title]: ({ title }) => title,
  [TEMPLATE_TOKENS.price]: ({ priceCents }) => formatCents(priceCents),
  [TEMPLATE_TOKENS.image]: ({ fileNames }) => imageUrl(fileNames[0] ?? '') ?? '',
};

/** Returns the values of a card's tokens. */
export function cardValues(product: Product): Record<string, string> {
  return Object.fromEntries(
    Object.entries(CARD_TOKENS).map(([token, valueOf]) => [token, valueOf(product)]),
  );
}

/** Returns everything that the first cards show of their products, as a text to compare. */
export function serializeCards(products: readonly Product[]): string {
  const first = products.slice(0, CARDS_PER_CHUNK);
  return JSON.stringify(
    first.map((product) => [isSoldOut(product), ...Object.values(cardValues(product))]),
  );
}
