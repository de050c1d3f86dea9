import { parsePrice, typedPrice, wirePrice } from '../../domain/money';
import type { Product } from '../../domain/types';
import type { Versions } from '../form-drafts/threeWayMerge';

/** The texts of a product as an administrator types them. */
export type ProductTexts = { name: string; title: string; description: string; price: string };

export type ProductField = keyof ProductTexts;

export const PRODUCT_FIELDS: readonly ProductField[] = ['name', 'title', 'price', 'description'];

/** What is wrong with a field (spec section 5); a missing price is an invalid one. */
export type ProductProblem = 'missing' | 'notAPrice';

/** Returns the problems by field; valid fields are left out. */
export function productProblems(
  texts: ProductTexts,
): Partial<Record<ProductField, ProductProblem>> {
  return Object.fromEntries(
    PRODUCT_FIELDS.flatMap((field) => {
      const problem = problemOf(field, texts[field]);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

function problemOf(field: ProductField, text: string): ProductProblem | null {
  if (field === 'price') return parsePrice(text) === null ? 'notAPrice' : null;
  return text.trim() === '' ? 'missing' : null;
}

/** Returns whether a required text is blank. */
export function hasMissingTexts(texts: ProductTexts): boolean {
  return PRODUCT_FIELDS.some((field) => texts[field].trim() === '');
}

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

/** Returns the texts as the backend accepts them. */
export function textsToSend(texts: ProductTexts): ProductTexts {
  return { ...normalizeTexts(texts), price: wirePrice(parsePrice(texts.price) ?? 0) };
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
