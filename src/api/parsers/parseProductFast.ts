import { centsFromEuro, MAX_EURO } from '../../domain/money';

/** What a card shows of a product. */
export type ProductCardData = {
  id: string;
  title: string;
  priceCents: number;
  fileNames: string[];
};

type Wire = { readonly [field: string]: unknown };

/**
 * Parses what a card shows of a product that is written as in the specification (section 3); null
 * for anything else, which the schema repairs or refuses. For the prerendered page, which does
 * without the schema; a test holds the two to the same results.
 */
export function parseProductFast(wire: unknown): ProductCardData | null {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return null;
  const { id, title, name, price, description, category, stock } = wire as Wire;
  const fileNames = (wire as Wire)['fileNames'] ?? [];
  const text = title ?? name;
  if (
    (typeof id === 'string' ? id === '' || id === '__proto__' : !isExact(id)) ||
    typeof text !== 'string' ||
    !isExact(price) ||
    !Array.isArray(fileNames) ||
    !fileNames.every((fileName) => typeof fileName === 'string') ||
    ![name, description, category].every((one) => one == null || typeof one === 'string') ||
    !(stock == null || isExact(stock))
  ) {
    return null;
  }
  return { id: String(id), title: text, priceCents: centsFromEuro(price), fileNames };
}

function isExact(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_EURO;
}
