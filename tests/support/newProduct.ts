import { PRODUCT_FIELDS, type ProductField, type ProductTexts } from '../../src/domain/product';

const LABELS: Record<ProductField, string> = {
  name: 'Nome prodotto',
  title: 'Titolo',
  description: 'Descrizione',
  price: 'Prezzo',
};

const TEXTS: ProductTexts = {
  name: 'lampada-01',
  title: 'Lampada di prova',
  description: 'Bella.\nUtile.',
  price: '1234,50',
};

/** Returns what tests type into the form of a product, by its labels. */
export function newProduct(changes: Partial<ProductTexts> = {}): Record<string, string> {
  const texts = { ...TEXTS, ...changes };
  return Object.fromEntries(PRODUCT_FIELDS.map((field) => [LABELS[field], texts[field]]));
}
