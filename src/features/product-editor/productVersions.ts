import { typedPrice, parsePrice } from '../../domain/price';
import type { ProductTexts } from './productForm';
import type { Versions } from '../form-drafts/threeWayMerge';
import type { Product } from '../../domain/types';

/** What saving a product writes: its texts and the order of its pictures. */
export type SavedProduct = ProductTexts & { images: readonly string[] };

/** Returns a product's texts as its form shows them. */
export function textsOf({ name, title, description = '', priceCents }: Product): ProductTexts {
  return {
    name: name ?? title,
    title,
    // Multipart forms send CRLF line breaks, text fields hold LF.
    description: description.replace(/\r\n?/g, '\n'),
    price: typedPrice(priceCents),
  };
}

/** Returns the three versions of a product's fields, for comparing and merging. */
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

// Different spellings of the same value are no change.
function normalizeTexts({ name, title, description, price }: ProductTexts): ProductTexts {
  const cents = parsePrice(price);
  return {
    name: name.trim(),
    title: title.trim(),
    description: description.trim(),
    price: cents === null ? price : typedPrice(cents),
  };
}
