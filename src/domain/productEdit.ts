import * as v from 'valibot';
import { centsFromEuro } from './money';
import { normalizeTexts, productPrice, textsOf, wirePrice } from './productTexts';
import type { Product } from './types';

/** The fields of a product that the product table edits, in the order of its columns. */
export const TABLE_FIELDS = ['name', 'title', 'price'] as const;

export type TableField = (typeof TABLE_FIELDS)[number];

/** Values of some fields of a product, as `normalizeTexts` spells them. */
export const productEdit = v.strictObject({
  kind: v.literal('product'),
  name: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
  price: v.exactOptional(v.string()),
});

export type ProductEdit = v.InferOutput<typeof productEdit>;

/** Returns the values of an edit as the backend accepts them. */
export function wireEdit(edit: ProductEdit): Omit<ProductEdit, 'kind'> {
  const { kind: _, price, ...texts } = edit;
  const euro = price === undefined ? null : productPrice(price);
  return { ...texts, ...(euro !== null && { price: wirePrice(euro) }) };
}

/** Returns whether a product has exactly the values of an edit. */
export function hasEdit(product: Product, edit: ProductEdit): boolean {
  const texts = normalizeTexts(textsOf(product));
  return TABLE_FIELDS.every((field) => edit[field] === undefined || edit[field] === texts[field]);
}

/** Returns whether a product still has the values that an edit replaces; lists send prices in whole cents. */
export function isUnchanged(product: Product, from: ProductEdit): boolean {
  const { price, ...others } = from;
  const euro = price === undefined ? null : productPrice(price);
  return hasEdit(product, others) && (euro === null || centsFromEuro(euro) === product.priceCents);
}
