import { parsePrice } from '../../domain/price';

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
