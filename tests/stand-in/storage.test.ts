// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { memoryDatabase } from '../../mocks/storage/memory';
import { seedDatabase, type InitialRecords } from '../../mocks/storage/seeding';

const EMPTY = { products: [], orders: [], feedback: [], admins: [] };

it('keeps nothing of a work that fails', async () => {
  const database = memoryDatabase();
  await database.write((tables) => tables.put('meta', { key: 'a', value: 1 }));
  const failing = database.write(async (tables) => {
    await tables.put('meta', { key: 'a', value: 2 });
    await tables.put('meta', { key: 'b', value: 2 });
    await tables.delete('meta', 'a');
    await tables.clear('meta');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await database.read((tables) => tables.getAll('meta'))).toEqual([{ key: 'a', value: 1 }]);
});

it('does works one after the other, so that no update is lost', async () => {
  const database = memoryDatabase();
  const addOne = () =>
    database.write(async (tables) => {
      const value = ((await tables.get('meta', 'n'))?.value ?? 0) + 1;
      await tables.put('meta', { key: 'n', value });
    });
  await Promise.all(Array.from({ length: 200 }, addOne));
  expect((await database.read((tables) => tables.get('meta', 'n')))?.value).toBe(200);
});

it('gives copies, so that nobody changes it by accident', async () => {
  const database = memoryDatabase();
  const record = { key: 'a', value: 1 };
  await database.write((tables) => tables.put('meta', record));
  record.value = 2;
  const read = await database.read((tables) => tables.get('meta', 'a'));
  if (read) read.value = 3;
  expect((await database.read((tables) => tables.get('meta', 'a')))?.value).toBe(1);
});

it('is seeded once', async () => {
  const database = memoryDatabase();
  const build = vi.fn<() => InitialRecords>(() => EMPTY);
  await seedDatabase(database, build);
  await database.write((tables) => tables.put('customers', { email: 'a', password: 'b' }));
  await seedDatabase(database, build);
  expect(build).toHaveBeenCalledTimes(1);
  expect(await database.read((tables) => tables.getAll('customers'))).toHaveLength(2);
});
