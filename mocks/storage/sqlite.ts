import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { KEY_FIELDS, TABLE_NAMES } from './database';
import type { Database, TableName, WriteTransaction } from './database';

const SQLITE_BUSY = 5;

/** A database in a file that only this process uses. */
export type FileDatabase = Database & { close(): void };

/**
 * Opens the database of the Node process: one file, which is created if it is missing. A write is
 * on the disk before it resolves, so that the data survive the end of the process at any moment.
 * Records are stored as structured clones, as in the browser.
 * ':memory:' instead of a file is for tests.
 *
 * @throws Error while another process has it open
 */
export function sqliteDatabase(file: string): FileDatabase {
  const connection = open(file);
  const tables = transactionOn(connection);
  let latest: Promise<unknown> = Promise.resolve();

  function run<Result>(
    begin: string,
    work: (tables: WriteTransaction) => Promise<Result>,
  ): Promise<Result> {
    const transaction = async () => {
      connection.exec(begin);
      try {
        const result = await work(tables);
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    };
    // There is one transaction at a time.
    const result = latest.then(transaction, transaction);
    latest = result;
    return result;
  }

  return {
    read: (work) => run('BEGIN', work),
    write: (work) => run('BEGIN IMMEDIATE', work),
    close: () => connection.close(),
  };
}

function open(file: string): DatabaseSync {
  const connection = new DatabaseSync(file);
  try {
    // Locked as long as the process lives; the system releases the lock when it is killed.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    for (const table of TABLE_NAMES) {
      connection.exec(
        `CREATE TABLE IF NOT EXISTS ${table} (key TEXT PRIMARY KEY, record BLOB NOT NULL) STRICT`,
      );
    }
    // Only a write is certain to take the lock, or to fail if another process has it.
    connection.exec('BEGIN IMMEDIATE; COMMIT');
    return connection;
  } catch (error) {
    connection.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) {
      throw new Error(`${file} is in use by another backend.`);
    }
    throw error;
  }
}

function transactionOn(connection: DatabaseSync): WriteTransaction {
  const prepare = (sqlOf: (table: TableName) => string) => {
    const statements = TABLE_NAMES.map((table) => [table, connection.prepare(sqlOf(table))]);
    return Object.fromEntries(statements) as Record<TableName, StatementSync>;
  };
  const select = prepare((table) => `SELECT record FROM ${table} WHERE key = ?`);
  const selectAll = prepare((table) => `SELECT record FROM ${table}`);
  const upsert = prepare(
    (table) =>
      `INSERT INTO ${table} VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record`,
  );
  const remove = prepare((table) => `DELETE FROM ${table} WHERE key = ?`);
  const removeAll = prepare((table) => `DELETE FROM ${table}`);
  return {
    async get(table, key) {
      const row = select[table].get(key);
      return row && recordOf(row);
    },
    async getAll(table) {
      return selectAll[table].all().map(recordOf);
    },
    async put(table, record) {
      upsert[table].run(String(Reflect.get(record, KEY_FIELDS[table])), serialize(record));
    },
    async delete(table, key) {
      remove[table].run(key);
    },
    async clear(table) {
      removeAll[table].run();
    },
  };
}

// A table returns what was put into it.
function recordOf(row: Record<string, unknown>): never {
  return deserialize(row['record'] as Uint8Array) as never;
}
