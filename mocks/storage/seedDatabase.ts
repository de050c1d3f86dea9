import { DEMO_CUSTOMER } from '../backend/demo';
import type { AdminRecord, FeedbackRecord, OrderRecord, ProductRecord } from '../backend/records';
import { TABLE_NAMES, type Database } from './database';

/** What a new shop starts with. */
export type InitialRecords = {
  products: ProductRecord[];
  orders: OrderRecord[];
  feedback: FeedbackRecord[];
  admins: AdminRecord[];
};

/** Raise it when the seed changes: shops seeded before start over from the new one. */
const SEED_VERSION = 1;
const SEED_KEY = 'seedVersion';

/**
 * Fills the database once; later calls, also from other tabs at the same time, leave it alone.
 *
 * @param build makes the records; asked only when they are needed, and never twice
 */
export async function seedDatabase(database: Database, build: () => InitialRecords): Promise<void> {
  const version = await database.read((tables) => tables.get('meta', SEED_KEY));
  if (version?.value === SEED_VERSION) return;
  const records = build();
  await database.write(async (tables) => {
    const current = await tables.get('meta', SEED_KEY);
    if (current?.value === SEED_VERSION) return;
    await Promise.all(TABLE_NAMES.map((table) => tables.clear(table)));
    await Promise.all([
      ...records.products.map((record) => tables.put('products', record)),
      ...records.orders.map((record) => tables.put('orders', record)),
      ...records.feedback.map((record) => tables.put('feedback', record)),
      ...records.admins.map((record) => tables.put('admins', record)),
      tables.put('customers', DEMO_CUSTOMER),
      tables.put('meta', { key: SEED_KEY, value: SEED_VERSION }),
    ]);
  });
}
