import { normalizeForSearch } from './normalizeForSearch';
import type { Product } from './types';

/** One letter may be wrong in words of at least this length: shorter ones resemble too many others. */
const MIN_FORGIVEN_LENGTH = 5;
const MAX_FORGIVEN_LENGTH = 24;

const WORDS = /[\p{L}\p{N}]+/gu;

// Products are immutable, and normalizing thousands of texts takes longer than a keystroke may.
const texts = new WeakMap<Product, string>();

/**
 * Returns the products whose texts contain every word of a search, in any order, case and spelling of accents. Without
 * any such product, one letter of a longer word may be wrong, missing or extra.
 */
export function searchProducts(products: readonly Product[], search: string): readonly Product[] {
  const words = normalizeForSearch(search).match(WORDS) ?? [];
  if (words.length === 0) return products;
  const exact = products.filter((product) => words.every((word) => textOf(product).includes(word)));
  if (exact.length > 0) return exact;
  const patterns = words.map(forgivingPattern);
  return products.filter((product) => patterns.every((pattern) => pattern.test(textOf(product))));
}

function textOf(product: Product): string {
  const known = texts.get(product);
  if (known !== undefined) return known;
  const { title, name = '', category = '' } = product;
  const text = normalizeForSearch(`${title} ${name} ${category}`);
  texts.set(product, text);
  return text;
}

/**
 * Matches a word, or the beginning of one that differs in one letter. Normalized texts have no accents, so `\w` is
 * enough: compiling a Unicode class so often takes fifty times as long.
 */
function forgivingPattern(word: string): RegExp {
  const { length } = word;
  if (length < MIN_FORGIVEN_LENGTH - 1 || length > MAX_FORGIVEN_LENGTH) return new RegExp(word);
  const parts = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const missing = parts.map(([before, after]) => `${before}\\w${after}`);
  const wrongOrExtra = parts.map(([before, after]) => `${before}\\w?${after.slice(1)}`);
  // A word of five letters without one of them; shorter beginnings of words are not forgiven anything.
  const alike =
    length < MIN_FORGIVEN_LENGTH
      ? missing.map((one) => `${one}\\b`)
      : [...missing, ...wrongOrExtra];
  return new RegExp(`${word}|\\b(?:${alike.join('|')})`);
}
