import { createStandIn, type StandIn } from '../../mocks/createMockBackend';
import { buildSeed, type Seed } from '../../mocks/seed/buildSeed';
import { fixedFaults, type Fault } from '../../mocks/faults';
import { memoryDatabase } from '../../mocks/storage/memory';
import { seedDatabase } from '../../mocks/storage/seedDatabase';

type Places = { host: string; imageBase: string; publicOrigin: string };

let seed: Seed | undefined;

/** A stand-in at these addresses, of its own; `change` works on a copy of the seed. */
export async function freshStandIn(
  places: Places,
  { change, faults = [] }: { change?: ((seed: Seed) => void) | undefined; faults?: Fault[] } = {},
): Promise<StandIn> {
  seed ??= buildSeed(new Date());
  const own = structuredClone(seed);
  change?.(own);
  const database = memoryDatabase();
  await seedDatabase(database, () => own);
  return createStandIn({ database, ...places, faults: fixedFaults(faults) });
}
