import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Seed } from '../../mocks/seed/buildSeed';
import { seedDatabase } from '../../mocks/storage/seedDatabase';
import { sqliteDatabase, type FileDatabase } from '../../mocks/storage/sqlite';

const EMPTY = { products: [], orders: [], feedback: [], admins: [] };

const folder = mkdtempSync(join(tmpdir(), 'shop-storage-'));
const opened: FileDatabase[] = [];
let files = 0;

afterEach(() => opened.splice(0).forEach((database) => database.close()));
afterAll(() => rmSync(folder, { recursive: true }));

function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

function openFile(file: string): FileDatabase {
  const database = sqliteDatabase(file);
  opened.push(database);
  return database;
}

const newDatabase = () => openFile(':memory:');

describe('a database', () => {
  it('rolls back a work that fails', async () => {
    const database = newDatabase();
    await database.write((tables) => tables.put('meta', { key: 'a', value: 1 }));
    const failing = database.write(async (tables) => {
      await tables.put('meta', { key: 'a', value: 2 });
      await tables.put('meta', { key: 'b', value: 2 });
      await tables.delete('meta', 'a');
      await tables.clear('meta');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.read((tables) => tables.getAll('meta'))).toEqual([
      { key: 'a', value: 1 },
    ]);
  });

  it('runs works one after the other, so that no update is lost', async () => {
    const database = newDatabase();
    const addOne = () =>
      database.write(async (tables) => {
        const value = ((await tables.get('meta', 'n'))?.value ?? 0) + 1;
        await tables.put('meta', { key: 'n', value });
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    expect((await database.read((tables) => tables.get('meta', 'n')))?.value).toBe(50);
  });

  it('returns copies, so that a changed object changes nothing', async () => {
    const database = newDatabase();
    const record = { key: 'a', value: 1 };
    await database.write((tables) => tables.put('meta', record));
    record.value = 2;
    const read = await database.read((tables) => tables.get('meta', 'a'));
    if (read) read.value = 3;
    expect((await database.read((tables) => tables.get('meta', 'a')))?.value).toBe(1);
  });

  it('stores bytes and unusual keys unchanged', async () => {
    const database = newDatabase();
    const fileName = "__proto__'; DROP TABLE images; --\u0000è";
    const bytes = new Uint8Array([0, 255, 128, 10]).buffer;
    await database.write((tables) => tables.put('images', { fileName, type: 'image/png', bytes }));
    const read = await database.read((tables) => tables.get('images', fileName));
    expect(read).toEqual({ fileName, type: 'image/png', bytes });
    expect(await database.read((tables) => tables.get('images', '__proto__'))).toBeUndefined();
  });

  it('is seeded once', async () => {
    const database = newDatabase();
    const build = vi.fn<() => Seed>(() => EMPTY);
    await seedDatabase(database, build);
    await database.write((tables) => tables.put('customers', { email: 'a', password: 'b' }));
    await seedDatabase(database, build);
    expect(build).toHaveBeenCalledTimes(1);
    expect(await database.read((tables) => tables.getAll('customers'))).toHaveLength(2);
  });
});

describe('a file', () => {
  it('still has its records when it is opened again', async () => {
    const file = newFile();
    const first = sqliteDatabase(file);
    await first.write((tables) => tables.put('meta', { key: 'a', value: 7 }));
    first.close();
    const again = await openFile(file).read((tables) => tables.getAll('meta'));
    expect(again).toEqual([{ key: 'a', value: 7 }]);
  });

  it('can be opened by one database at a time', () => {
    const file = newFile();
    openFile(file);
    expect(() => sqliteDatabase(file)).toThrow('is in use by another backend');
  });
});
