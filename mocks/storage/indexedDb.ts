import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { KEY_FIELDS, TABLE_NAMES } from './database';
import type { Database, TableName, WriteTransaction } from './database';

/** Raise it to add a table: missing tables are created, the others keep their data. */
const SCHEMA_VERSION = 1;

type Mode = 'readonly' | 'readwrite';

/**
 * Opens the database of the browser, which survives a reload and is the same in every tab. A
 * write locks all tables, so that tabs that write at the same time wait for each other.
 */
export async function indexedDbDatabase(): Promise<Database> {
  const connection = await openDB('mock-backend', SCHEMA_VERSION, {
    upgrade(upgrading) {
      for (const table of TABLE_NAMES) {
        if (!upgrading.objectStoreNames.contains(table)) {
          upgrading.createObjectStore(table, { keyPath: KEY_FIELDS[table] });
        }
      }
    },
    // Another tab needs a newer schema; here a reload opens the database again.
    blocking: () => connection.close(),
  });
  return {
    read: (work) => runTransaction(connection, 'readonly', work),
    write: (work) => runTransaction(connection, 'readwrite', work),
  };
}

async function runTransaction<Result>(
  connection: IDBPDatabase,
  mode: Mode,
  work: (tables: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = connection.transaction(TABLE_NAMES, mode);
  try {
    const result = await work(tablesOf(transaction));
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function abort(transaction: IDBPTransaction<unknown, TableName[], Mode>): void {
  // An aborted transaction rejects `done`.
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // It has already ended, because the failure was its own.
  }
}

function tablesOf(transaction: IDBPTransaction<unknown, TableName[], Mode>): WriteTransaction {
  return {
    get: (table, key) => transaction.objectStore(table).get(key),
    getAll: (table) => transaction.objectStore(table).getAll(),
    async put(table, record) {
      await transaction.objectStore(table).put?.(record);
    },
    async delete(table, key) {
      await transaction.objectStore(table).delete?.(key);
    },
    async clear(table) {
      await transaction.objectStore(table).clear?.();
    },
  };
}
