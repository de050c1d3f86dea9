/*
 * The fields of a product that parsers, tabs, snapshots and forms handle alike. A product's id, price and pictures have
 * rules of their own.
 */

/** The fields that backends may leave out. */
export const PRODUCT_DETAILS = {
  /** The short internal name that administrators give. */
  name: 'text',
  description: 'text',
  category: 'text',
  stock: 'wholeNumber',
} as const;

type Fields = typeof PRODUCT_DETAILS;

export type ProductDetails = {
  [Field in keyof Fields]?: { text: string; wholeNumber: number }[Fields[Field]];
};

/** Gives each detail the value of its kind, such as a schema. */
export function detailsOf<Text, WholeNumber>(values: { text: Text; wholeNumber: WholeNumber }) {
  const entries = Object.entries(PRODUCT_DETAILS).map(([field, kind]) => [field, values[kind]]);
  return Object.fromEntries(entries) as { [Field in keyof Fields]: (typeof values)[Fields[Field]] };
}

/** Returns the details that a record has: neither undefined nor null. */
export function pickDetails(record: {
  readonly [Field in keyof ProductDetails]?: ProductDetails[Field] | null | undefined;
}): ProductDetails {
  const fields = Object.keys(PRODUCT_DETAILS) as (keyof Fields)[];
  return Object.fromEntries(
    fields.flatMap((field) => (record[field] == null ? [] : [[field, record[field]]])),
  );
}

/** The fields that administrators type, by the names and in the order in which they are sent (spec section 7). */
export const PRODUCT_FIELDS = ['name', 'title', 'description', 'price'] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];

export type ProductTexts = Record<ProductField, string>;

/** Returns the texts of a product's fields. */
export function productTexts(textOf: (field: ProductField) => string): ProductTexts {
  return Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, textOf(field)])) as ProductTexts;
}
