import { randomCode } from './ids';
import { keepImages, type Upload } from './images';
import { cents, euro } from './money';
import type { ProductRecord } from './records';
import { found, HttpError } from './httpError';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

// The form asks neither for a stock nor for a category: new goods can be sold at once.
const NEW_PRODUCT_STOCK = 10;
const NEW_PRODUCT_CATEGORY = 'Novità';

const MAX_TEXT_LENGTH = 20_000;
const MAX_PRICE_EURO = 999_999;

const NOT_FOUND = 'Prodotto non trovato.';

/** What the product forms send (spec section 2), still as text. */
export type ProductForm = { name: string; title: string; description: string; price: string };

/** A product as the catalogue's list carries it. */
export type ProductSummary = Omit<ProductRecord, 'description' | 'position'>;

/** A product as its own page gets it. */
export type ProductView = Omit<ProductRecord, 'position'>;

/** The whole catalogue in its order. */
export async function listProducts(tables: ReadTransaction): Promise<ProductSummary[]> {
  const products = await tables.getAll('products');
  return products
    .sort((one, other) => one.position - other.position)
    .map(({ position: _position, description: _description, ...summary }) => summary);
}

/** One product; 404 when there is none. */
export async function viewProduct(tables: ReadTransaction, id: string): Promise<ProductView> {
  const { position: _position, ...view } = await findProduct(tables, id);
  return view;
}

/** The record of a product; 404 when there is none. */
export async function findProduct(tables: ReadTransaction, id: string): Promise<ProductRecord> {
  return found(await tables.get('products', id), NOT_FOUND);
}

/** Adds a product at the end of the catalogue and gives its id; 400 for unusable input. */
export async function createProduct(
  tables: WriteTransaction,
  form: ProductForm,
  files: Upload[],
): Promise<string> {
  const fields = readForm(form);
  const products = await tables.getAll('products');
  const id = randomCode(10);
  await tables.put('products', {
    id,
    ...fields,
    category: NEW_PRODUCT_CATEGORY,
    stock: NEW_PRODUCT_STOCK,
    fileNames: await keepImages(tables, files),
    position: Math.max(0, ...products.map((product) => product.position)) + 1,
  });
  return id;
}

/**
 * Changes a product's texts, price and order of images. 404 unknown, 400 for unusable input
 * or when the file names are not exactly those the product has.
 */
export async function updateProduct(
  tables: WriteTransaction,
  id: string,
  form: ProductForm,
  orderedFileNames: string[],
): Promise<void> {
  const product = await findProduct(tables, id);
  const fields = readForm(form);
  if (!isPermutation(orderedFileNames, product.fileNames)) {
    throw new HttpError(400, 'L’elenco delle immagini non corrisponde.');
  }
  await tables.put('products', { ...product, ...fields, fileNames: orderedFileNames });
}

/** Takes a product out of the catalogue; orders and feedback keep what they say of it. */
export async function deleteProduct(tables: WriteTransaction, id: string): Promise<void> {
  await findProduct(tables, id);
  await tables.delete('products', id);
}

/** Takes an image off a product; 404 when it has no such image. The file stays for old orders. */
export async function removeImage(
  tables: WriteTransaction,
  id: string,
  fileName: string,
): Promise<void> {
  const product = await findProduct(tables, id);
  const fileNames = product.fileNames.filter((candidate) => candidate !== fileName);
  if (fileNames.length === product.fileNames.length) {
    throw new HttpError(404, 'Immagine non trovata.');
  }
  await tables.put('products', { ...product, fileNames });
}

/** Adds images after those a product has, and gives the whole list of file names. */
export async function addImages(
  tables: WriteTransaction,
  id: string,
  files: Upload[],
): Promise<string[]> {
  const product = await findProduct(tables, id);
  if (files.length === 0) throw new HttpError(400, 'Nessuna immagine ricevuta.');
  const fileNames = [...product.fileNames, ...(await keepImages(tables, files))];
  await tables.put('products', { ...product, fileNames });
  return fileNames;
}

function readForm(form: ProductForm): Pick<ProductRecord, keyof ProductForm> {
  const texts = [form.name, form.title, form.description];
  if (texts.some((text) => text.trim() === '' || text.length > MAX_TEXT_LENGTH)) {
    throw new HttpError(400, 'Dati del prodotto incompleti.');
  }
  const { name, title, description } = form;
  return { name, title, description, price: readPrice(form.price) };
}

/** The form's comma has become a dot before it is sent (spec section 5). */
function readPrice(text: string): number {
  const price = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN;
  const whole = cents(price);
  if (!(whole > 0 && price <= MAX_PRICE_EURO)) {
    throw new HttpError(400, 'Il prezzo inserito non è valido.');
  }
  return euro(whole);
}

function isPermutation(given: string[], existing: string[]): boolean {
  const sorted = [...existing].sort();
  return (
    given.length === existing.length &&
    [...given].sort().every((fileName, index) => fileName === sorted[index])
  );
}
