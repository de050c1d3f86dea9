import { parsePrice } from '../../domain/price';

/** The texts of a product as an administrator types them. */
export type ProductTexts = { name: string; title: string; description: string; price: string };

export type ProductField = keyof ProductTexts;

export const PRODUCT_FIELDS: readonly ProductField[] = ['name', 'title', 'price', 'description'];

/** What is wrong with a field (spec section 5); a price that is not there is no price either. */
export type ProductProblem = 'missing' | 'notAPrice';

/** The problems by field; a field that is right is left out. */
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

/** Whether something that must be there is not. */
export function hasMissingTexts(texts: ProductTexts): boolean {
  return PRODUCT_FIELDS.some((field) => texts[field].trim() === '');
}
