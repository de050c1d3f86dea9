import type { ProductTexts } from '../../domain/product';
import { normalizeTexts } from '../../domain/productTexts';
import type { Versions } from '../form-drafts/threeWayMerge';

/** The data that saving a product writes: its texts and the order of its pictures. */
export type SavedProduct = ProductTexts & { images: readonly string[] };

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
