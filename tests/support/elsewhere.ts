import { onTestFinished, vi } from 'vitest';
import type { Tables } from '#mocks/backend/records';
import type { Database } from '#mocks/storage/database';
import { tick } from '#src/api/logicalClock';

/** Changes a record like a customer or colleague on another machine, of which the page hears nothing. */
export async function changeElsewhere<Name extends 'orders' | 'products'>(
  database: Database,
  table: Name,
  key: string,
  fields: Partial<Tables[Name]>,
): Promise<void> {
  await database.write(async (tables) => {
    const record = await tables.get(table, key);
    if (!record) throw new Error(`there is no ${key} in ${table}`);
    await tables.put(table, { ...record, ...fields });
  });
}

/** Makes the page look as if it had been open for a while: a write reads again first what it changes. */
export function advanceClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: tick() + 6_000 });
  onTestFinished(() => void vi.useRealTimers());
}
