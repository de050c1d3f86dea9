import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import {
  KEY_FIELDS,
  TABLE_NAMES,
  type Database,
  type TableName,
  type WriteTransaction,
} from './database';
import { oneByOne } from './inTurn';

/** Another process has the file open. */
export class DatabaseInUse extends Error {}

const SQLITE_BUSY = 5;

/** A database in a file of this process alone. */
export type FileDatabase = Database & { close(): void };

/**
 * The database of the Node process: one file, written through before a work counts as done,
 * so that it survives the process and the machine being ended at any moment. Records are kept
 * as the structured clones that the other databases make.
 *
 * @param file its path; made when it is not there
 * @throws DatabaseInUse while another process has it
 */
export function sqliteDatabase(file: string): FileDatabase {
  const connection = open(file);
  const statements = new Map(TABLE_NAMES.map((table) => [table, prepare(connection, table)]));
  const tables = tablesOf((table) => statements.get(table) as Statements);
  const inTurn = oneByOne();

  function transaction<Result>(
    begin: string,
    work: (tables: WriteTransaction) => Promise<Result>,
  ): Promise<Result> {
    return inTurn(async () => {
      connection.exec(begin);
      try {
        const result = await work(tables);
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    });
  }

  return {
    read: (work) => transaction('BEGIN', work),
    write: (work) => transaction('BEGIN IMMEDIATE', work),
    close: () => connection.close(),
  };
}

function open(file: string): DatabaseSync {
  const connection = new DatabaseSync(file);
  try {
    // Held for as long as the process lives; the system takes it back when it is killed.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    for (const table of TABLE_NAMES) {
      connection.exec(
        `CREATE TABLE IF NOT EXISTS ${table} (key TEXT PRIMARY KEY, record BLOB NOT NULL) STRICT`,
      );
    }
    // Only a write takes the lock for sure, and somebody else may have it.
    connection.exec('BEGIN IMMEDIATE; COMMIT');
    return connection;
  } catch (error) {
    connection.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new DatabaseInUse(file);
    throw error;
  }
}

type Statements = Record<'get' | 'getAll' | 'put' | 'delete' | 'clear', StatementSync>;

function prepare(connection: DatabaseSync, table: TableName): Statements {
  return {
    get: connection.prepare(`SELECT record FROM ${table} WHERE key = ?`),
    getAll: connection.prepare(`SELECT record FROM ${table}`),
    put: connection.prepare(
      `INSERT INTO ${table} VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record`,
    ),
    delete: connection.prepare(`DELETE FROM ${table} WHERE key = ?`),
    clear: connection.prepare(`DELETE FROM ${table}`),
  };
}

function tablesOf(statementsOf: (table: TableName) => Statements): WriteTransaction {
  return {
    async get(table, key) {
      const row = statementsOf(table).get.get(key);
      return row && recordIn(row);
    },
    async getAll(table) {
      return statementsOf(table).getAll.all().map(recordIn);
    },
    async put(table, record) {
      const key = String(Reflect.get(record, KEY_FIELDS[table]));
      statementsOf(table).put.run(key, serialize(record));
    },
    async delete(table, key) {
      statementsOf(table).delete.run(key);
    },
    async clear(table) {
      statementsOf(table).clear.run();
    },
  };
}

// What was put into a table comes out of it as it was.
function recordIn(row: Record<string, unknown>): never {
  return deserialize(row['record'] as Uint8Array) as never;
}
