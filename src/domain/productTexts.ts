import { centsFromEuro, euroFromCents } from './money';
import { PRODUCT_FIELDS, productTexts, type ProductField, type ProductTexts } from './product';
import type { Product } from './types';

/** The problem with a field (spec section 5); a missing price is invalid. */
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

/** Returns the problem of one field, or null. */
export function problemOf(field: ProductField, text: string): ProductProblem | null {
  if (field === 'price') return productPrice(text) === null ? 'notAPrice' : null;
  return text.trim() === '' ? 'missing' : null;
}

/**
 * Returns a typed price in euro, or null if it is invalid: with its first comma replaced by a dot it must be a number
 * (spec section 5), finite and not negative. So '1.234' is a little more than one euro.
 */
export function productPrice(text: string): number | null {
  const euro = text.trim() === '' ? NaN : Number(text.replace(',', '.'));
  return Number.isFinite(euro) && euro >= 0 ? Math.abs(euro) : null;
}

/** Formats a price in euro for the backend, with at least two decimals: 12.5 becomes '12.50'. */
export function wirePrice(euro: number): string {
  const twoDecimals = euro.toFixed(2);
  return Number(twoDecimals) === euro ? twoDecimals : String(euro);
}

/** Formats a price in euro for its text field: 12.5 becomes '12,50'. */
export function typedPrice(euro: number): string {
  return wirePrice(euro).replace('.', ',');
}

/** Returns a product's texts as its form shows them; saving them unchanged changes nothing. */
export function textsOf(product: Product): ProductTexts {
  return productTexts((field) => {
    if (field === 'price') return typedPrice(exactPrice(product));
    // Multipart forms send CRLF line breaks, text fields hold LF.
    return textIn(product, field).replace(/\r\n?/g, '\n');
  });
}

function textIn(product: Product, field: Exclude<ProductField, 'price'>): string {
  return product[field] ?? (field === 'name' ? product.title : '');
}

// A list may have sent a newer price, only in cents.
function exactPrice({ priceCents, priceEuro }: Product): number {
  return priceEuro !== undefined && centsFromEuro(priceEuro) === priceCents
    ? priceEuro
    : euroFromCents(priceCents);
}

/** Returns a product's texts to send along with a change of others, exactly as they are. */
export function unchangedTexts(product: Product): ProductTexts {
  return productTexts((field) =>
    field === 'price' ? wirePrice(exactPrice(product)) : textIn(product, field),
  );
}

/** Returns the texts as the backend accepts them. */
export function textsToSend(texts: ProductTexts): ProductTexts {
  return { ...normalizeTexts(texts), price: wirePrice(productPrice(texts.price) ?? 0) };
}

/** Trims texts and respells the price: different spellings of the same value do not count as a change. */
export function normalizeTexts(texts: ProductTexts): ProductTexts {
  return productTexts((field) => {
    const euro = field === 'price' ? productPrice(texts.price) : null;
    return euro === null ? texts[field].trim() : typedPrice(euro);
  });
}
