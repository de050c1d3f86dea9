import { httpAssert } from './httpError';
import type { OrderLineRecord } from './records';
import type { ReadTransaction, WriteTransaction } from '../storage/database';

type Lines = readonly OrderLineRecord[];

/** Whether every product is in stock in the quantity of its line. */
export async function isInStock(tables: ReadTransaction, lines: Lines): Promise<boolean> {
  for (const { product, quantity } of lines) {
    const stock = (await tables.get('products', product.id))?.stock ?? 0;
    if (stock < quantity) return false;
  }
  return true;
}

/** Throws 409 unless every product is in stock in the quantity of its line. */
export async function checkStock(tables: ReadTransaction, lines: Lines): Promise<void> {
  httpAssert(await isInStock(tables, lines), 409, 'Quantità non disponibile in magazzino.');
}

/** Lowers the stock by the lines of an order. Throws 409 if there is too little of a product. */
export async function takeFromStock(tables: WriteTransaction, lines: Lines): Promise<void> {
  await checkStock(tables, lines);
  await changeStock(tables, lines, -1);
}

/** Raises the stock by the lines of a cancelled order; skips products that are no longer sold. */
export async function returnToStock(tables: WriteTransaction, lines: Lines): Promise<void> {
  await changeStock(tables, lines, 1);
}

async function changeStock(tables: WriteTransaction, lines: Lines, sign: 1 | -1): Promise<void> {
  for (const line of lines) {
    const product = await tables.get('products', line.product.id);
    const stock = (product?.stock ?? 0) + sign * line.quantity;
    if (product) await tables.put('products', { ...product, stock });
  }
}
