import type { CartRecord } from '../../mocks/backend/records';
import { createMockBackend, type MockBackend } from '../../mocks/createMockBackend';
import { buildSeed, type Seed } from '../../mocks/seed/buildSeed';
import { fixedFaults, type Fault } from '../../mocks/faults';
import { sqliteDatabase } from '../../mocks/storage/sqlite';
import { seedDatabase } from '../../mocks/storage/seedDatabase';

type Places = { host: string; imageBase: string; publicOrigin: string };

type Content = {
  change?: ((seed: Seed) => void) | undefined;
  cart?: Partial<CartRecord> | undefined;
  faults?: Fault[] | undefined;
};

/** The id of the browser's cart, by which the mock backend finds it in the cookie 'cartSession'. */
export const CART_ID = 'carrello-di-prova';

let seed: Seed | undefined;

/** Makes a separate mock backend at these addresses; `change` works on a copy of the seed. */
export async function freshMockBackend(
  places: Places,
  { change, cart, faults = [] }: Content = {},
): Promise<MockBackend> {
  seed ??= buildSeed(new Date());
  const own = structuredClone(seed);
  change?.(own);
  const database = sqliteDatabase(':memory:');
  await seedDatabase(database, () => own);
  if (cart) {
    const whole: CartRecord = {
      id: CART_ID,
      lines: [],
      orderPriority: 'STANDARD',
      shippingData: null,
      ...cart,
    };
    await database.write((tables) => tables.put('carts', whole));
  }
  return createMockBackend({ database, ...places, faults: fixedFaults(faults) });
}
