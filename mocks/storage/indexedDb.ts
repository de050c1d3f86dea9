import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import {
  KEY_FIELDS,
  TABLE_NAMES,
  type Database,
  type TableName,
  type WriteTransaction,
} from './database';

/** Raise it when a table is added; a missing table is then made, the others keep their data. */
const SCHEMA_VERSION = 1;

type Mode = 'readonly' | 'readwrite';

/**
 * The database of the browser: it survives a reload and is the same in every tab. A write
 * holds all tables, so tabs that write at the same time wait for each other.
 *
 * @param name the IndexedDB database's name
 */
export async function indexedDbDatabase(name = 'mock-backend'): Promise<Database> {
  const connection = await openDB(name, SCHEMA_VERSION, {
    upgrade(upgrading) {
      for (const table of TABLE_NAMES) {
        if (!upgrading.objectStoreNames.contains(table)) {
          upgrading.createObjectStore(table, { keyPath: KEY_FIELDS[table] });
        }
      }
    },
    // Another tab wants a newer schema: let it, a reload opens the database again.
    blocking: () => connection.close(),
  });
  return {
    read: (work) => inTransaction(connection, 'readonly', work),
    write: (work) => inTransaction(connection, 'readwrite', work),
  };
}

async function inTransaction<Result>(
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
    abandon(transaction);
    throw error;
  }
}

/** Takes everything back; the transaction's own complaint about it is expected. */
function abandon(transaction: IDBPTransaction<unknown, TableName[], Mode>): void {
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // It has ended already, because the failure was its own.
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
