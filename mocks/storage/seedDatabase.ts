import { TABLE_NAMES, type Database } from './database';
import { DEMO_CUSTOMER } from '../backend/demo';
import { SEED_VERSION } from '../backend/records';
import type { Seed } from '../seed/buildSeed';

const SEED_KEY = 'seedVersion';

/** Fills the database once, with what `build` makes; later calls change nothing, also from other tabs at the same time. */
export async function seedDatabase(database: Database, build: () => Seed): Promise<void> {
  const version = await database.read((tables) => tables.get('meta', SEED_KEY));
  if (version?.value === SEED_VERSION) return;
  const { products, orders, feedback, admins } = build();
  await database.write(async (tables) => {
    const current = await tables.get('meta', SEED_KEY);
    if (current?.value === SEED_VERSION) return;
    await Promise.all(TABLE_NAMES.map((table) => tables.clear(table)));
    await Promise.all([
      ...products.map((record) => tables.put('products', record)),
      ...orders.map((record) => tables.put('orders', record)),
      ...feedback.map((record) => tables.put('feedback', record)),
      ...admins.map((record) => tables.put('admins', record)),
      tables.put('customers', DEMO_CUSTOMER),
      tables.put('meta', { key: SEED_KEY, value: SEED_VERSION }),
    ]);
  });
}
