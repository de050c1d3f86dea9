import { createMockBackend, type MockBackend } from '../../mocks/createMockBackend';
import { buildSeed, type Seed } from '../../mocks/seed/buildSeed';
import { fixedFaults, type Fault } from '../../mocks/faults';
import { sqliteDatabase } from '../../mocks/storage/sqlite';
import { seedDatabase } from '../../mocks/storage/seedDatabase';

type Places = { host: string; imageBase: string; publicOrigin: string };

let seed: Seed | undefined;

/** Makes a separate mock backend at these addresses; `change` works on a copy of the seed. */
export async function freshMockBackend(
  places: Places,
  { change, faults = [] }: { change?: ((seed: Seed) => void) | undefined; faults?: Fault[] } = {},
): Promise<MockBackend> {
  seed ??= buildSeed(new Date());
  const own = structuredClone(seed);
  change?.(own);
  const database = sqliteDatabase(':memory:');
  await seedDatabase(database, () => own);
  return createMockBackend({ database, ...places, faults: fixedFaults(faults) });
}
