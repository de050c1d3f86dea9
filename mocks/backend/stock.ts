import type { OrderLineRecord } from './records';
import { HttpError } from './httpError';
import type { WriteTransaction } from '../storage/database';

/** Takes sold goods out of stock; 409, and nothing taken, when there are too few or none left. */
export async function takeFromStock(
  tables: WriteTransaction,
  lines: OrderLineRecord[],
): Promise<void> {
  for (const line of lines) {
    const product = await tables.get('products', line.product.id);
    if (!product || product.stock < line.quantity) {
      throw new HttpError(409, 'Quantità non disponibile in magazzino.');
    }
    await tables.put('products', { ...product, stock: product.stock - line.quantity });
  }
}

/** Puts goods of a cancelled order back; products no longer sold are passed over. */
export async function putBackToStock(
  tables: WriteTransaction,
  lines: OrderLineRecord[],
): Promise<void> {
  for (const line of lines) {
    const product = await tables.get('products', line.product.id);
    if (product) await tables.put('products', { ...product, stock: product.stock + line.quantity });
  }
}
