import { typedPrice, parsePrice } from '../../domain/price';
import type { ProductTexts } from './productForm';
import type { Versions } from '../form-drafts/threeWayMerge';
import type { Product } from '../../domain/types';

/** What saving a product writes: its texts, and the order of its pictures. */
export type SavedProduct = ProductTexts & { images: readonly string[] };

/** What a product says in the fields of its form. */
export function textsOf({ name, title, description = '', priceCents }: Product): ProductTexts {
  return {
    name: name ?? title,
    title,
    // Forms are sent with another line break than the one that fields hold.
    description: description.replace(/\r\n?/g, '\n'),
    price: typedPrice(priceCents),
  };
}

/** A product before it was typed into, as others have left it, and as it was typed. */
export function productVersions(
  texts: { base: ProductTexts; mine: ProductTexts },
  now: ProductTexts,
  images: Versions<{ images: readonly string[] }>,
): Versions<SavedProduct> {
  return {
    base: { ...normalizeTexts(texts.base), ...images.base },
    theirs: { ...normalizeTexts(now), ...images.theirs },
    mine: { ...normalizeTexts(texts.mine), ...images.mine },
  };
}

// Two ways of writing the same are no change.
function normalizeTexts({ name, title, description, price }: ProductTexts): ProductTexts {
  const cents = parsePrice(price);
  return {
    name: name.trim(),
    title: title.trim(),
    description: description.trim(),
    price: cents === null ? price : typedPrice(cents),
  };
}
