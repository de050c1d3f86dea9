import { keyOf, createSerialQueue, TABLE_NAMES } from './database';
import type { Database, TableName, WriteTransaction } from './database';
import type { Tables } from '../backend/records';

type Rows = { [Name in TableName]: Map<string, Tables[Name]> };

/** Creates a database in memory, for tests. */
export function memoryDatabase(): Database {
  const rows = Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as Rows;
  const enqueue = createSerialQueue();

  function run<Result>(work: (tables: WriteTransaction) => Promise<Result>): Promise<Result> {
    return enqueue(async () => {
      const undo: (() => void)[] = [];
      try {
        return await work(transaction(rows, undo));
      } catch (error) {
        for (const step of undo.reverse()) step();
        throw error;
      }
    });
  }

  return { read: run, write: run };
}

/** Returns a transaction that adds to `undo` how to roll back each of its changes. */
function transaction(rows: Rows, undo: (() => void)[]): WriteTransaction {
  function remember<Name extends TableName>(table: Name, key: string): void {
    const before = rows[table].get(key);
    undo.push(() => {
      if (before === undefined) rows[table].delete(key);
      else rows[table].set(key, before);
    });
  }

  return {
    async get(table, key) {
      return structuredClone(rows[table].get(key));
    },
    async getAll(table) {
      return structuredClone([...rows[table].values()]);
    },
    async put(table, record) {
      const key = keyOf(table, record);
      remember(table, key);
      rows[table].set(key, structuredClone(record));
    },
    async delete(table, key) {
      remember(table, key);
      rows[table].delete(key);
    },
    async clear(table) {
      for (const key of rows[table].keys()) remember(table, key);
      rows[table].clear();
    },
  };
}
