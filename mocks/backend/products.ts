import { httpAssert, orNotFound } from './httpError';
import { randomCode } from './ids';
import { saveImages, type Upload } from './images';
import type { ProductForm, ProductRecord } from './records';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

// The form has neither stock nor category: new products can be sold at once.
const NEW_PRODUCT_STOCK = 10;
const NEW_PRODUCT_CATEGORY = 'Novità';

const MAX_TEXT_LENGTH = 20_000;
const MAX_PRICE_EURO = 999_999;

/** A product as the list returns it. */
export type ProductSummary = Omit<ProductRecord, 'description' | 'position'>;

/** A product as its own call returns it. */
export type ProductView = Omit<ProductRecord, 'position'>;

/** Returns the whole catalogue in its order. */
export async function listProducts(tables: ReadTransaction): Promise<ProductSummary[]> {
  const products = await tables.getAll('products');
  return products
    .sort((one, other) => one.position - other.position)
    .map(({ position: _position, description: _description, ...summary }) => summary);
}

/** Returns one product. Throws 404 if it does not exist. */
export async function viewProduct(tables: ReadTransaction, id: string): Promise<ProductView> {
  const { position: _position, ...view } = await findProduct(tables, id);
  return view;
}

/** Returns the record of a product. Throws 404 if it does not exist. */
export async function findProduct(tables: ReadTransaction, id: string): Promise<ProductRecord> {
  return orNotFound(await tables.get('products', id), 'Prodotto non trovato.');
}

/** Adds a product at the end of the catalogue and returns its id. Throws 400 for invalid input. */
export async function createProduct(
  tables: WriteTransaction,
  form: ProductForm,
  files: Upload[],
): Promise<string> {
  const fields = parseForm(form);
  const products = await tables.getAll('products');
  const id = randomCode(10);
  await tables.put('products', {
    id,
    ...fields,
    category: NEW_PRODUCT_CATEGORY,
    stock: NEW_PRODUCT_STOCK,
    fileNames: await saveImages(tables, files),
    position: Math.max(0, ...products.map((product) => product.position)) + 1,
  });
  return id;
}

/**
 * Changes a product's texts, price and order of images. Throws 404 if unknown, 400 for invalid
 * input or if the file names are not exactly those of the product.
 */
export async function updateProduct(
  tables: WriteTransaction,
  id: string,
  form: ProductForm,
  fileNames: string[],
): Promise<void> {
  const product = await findProduct(tables, id);
  const fields = parseForm(form);
  const sorted = [product.fileNames, fileNames].map((names) => JSON.stringify(names.toSorted()));
  const isPermutation = sorted[0] === sorted[1];
  httpAssert(isPermutation, 400, 'L’elenco delle immagini non corrisponde.');
  await tables.put('products', { ...product, ...fields, fileNames });
}

/** Removes a product from the catalogue; orders and feedback keep their copies of it. */
export async function deleteProduct(tables: WriteTransaction, id: string): Promise<void> {
  await findProduct(tables, id);
  await tables.delete('products', id);
}

/** Removes an image from a product; the file stays for old orders. Throws 404 if unknown. */
export async function removeImage(
  tables: WriteTransaction,
  id: string,
  fileName: string,
): Promise<void> {
  const product = await findProduct(tables, id);
  const fileNames = product.fileNames.filter((candidate) => candidate !== fileName);
  httpAssert(fileNames.length < product.fileNames.length, 404, 'Immagine non trovata.');
  await tables.put('products', { ...product, fileNames });
}

/** Appends images to a product and returns all its file names. */
export async function addImages(
  tables: WriteTransaction,
  id: string,
  files: Upload[],
): Promise<string[]> {
  const product = await findProduct(tables, id);
  httpAssert(files.length > 0, 400, 'Nessuna immagine ricevuta.');
  const fileNames = [...product.fileNames, ...(await saveImages(tables, files))];
  await tables.put('products', { ...product, fileNames });
  return fileNames;
}

function parseForm({ price, ...texts }: ProductForm) {
  for (const text of Object.values(texts)) {
    const isValid = text.trim() !== '' && text.length <= MAX_TEXT_LENGTH;
    httpAssert(isValid, 400, 'Dati del prodotto incompleti.');
  }
  return { ...texts, price: parsePrice(price) };
}

/** Takes what the form may send: any number, with a dot instead of the comma (spec section 5). */
function parsePrice(text: string): number {
  const price = text.trim() === '' ? NaN : Number(text);
  httpAssert(price >= 0 && price <= MAX_PRICE_EURO, 400, 'Il prezzo inserito non è valido.');
  return price;
}
