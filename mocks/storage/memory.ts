import {
  KEY_FIELDS,
  TABLE_NAMES,
  type Database,
  type TableName,
  type Tables,
  type WriteTransaction,
} from './database';
import { oneByOne } from './inTurn';

type Rows = { [Name in TableName]: Map<string, Tables[Name]> };

/** A database that lives as long as the object: for tests and for Node. Work is done one by one. */
export function memoryDatabase(): Database {
  const rows = emptyRows();
  const inTurn = oneByOne();

  function run<Result>(work: (tables: WriteTransaction) => Promise<Result>): Promise<Result> {
    return inTurn(() => allOrNothing(rows, work));
  }

  return { read: run, write: run };
}

async function allOrNothing<Result>(
  rows: Rows,
  work: (tables: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const undo: (() => void)[] = [];
  try {
    return await work(transaction(rows, undo));
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

function transaction(rows: Rows, undo: (() => void)[]): WriteTransaction {
  /** Remembers what the key holds now, so that a failed work can be taken back. */
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

function keyOf<Name extends TableName>(table: Name, record: Tables[Name]): string {
  return String(Reflect.get(record, KEY_FIELDS[table]));
}

function emptyRows(): Rows {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as Rows;
}
