import type { Tables } from '../backend/records';

export type TableName = keyof Tables;

/** The primary key of each table; its value is always text. */
export const KEY_FIELDS = {
  products: 'id',
  carts: 'id',
  orders: 'orderNumber',
  feedback: 'id',
  admins: 'id',
  customers: 'email',
  resets: 'code',
  revokedTokens: 'id',
  payments: 'id',
  mails: 'id',
  images: 'fileName',
  meta: 'key',
} as const satisfies { [Name in TableName]: keyof Tables[Name] };

export const TABLE_NAMES = Object.keys(KEY_FIELDS) as TableName[];

/** Reads records. They are copies: a change has no effect until the record is put. */
export interface ReadTransaction {
  get<Name extends TableName>(table: Name, key: string): Promise<Tables[Name] | undefined>;
  /** Returns all records of the table, in any order. */
  getAll<Name extends TableName>(table: Name): Promise<Tables[Name][]>;
}

/** Changes records; the changes are rolled back if the work fails. */
export interface WriteTransaction extends ReadTransaction {
  put<Name extends TableName>(table: Name, record: Tables[Name]): Promise<void>;
  delete(table: TableName, key: string): Promise<void>;
  clear(table: TableName): Promise<void>;
}

/**
 * The storage of the mock backend. Each work is one serializable transaction over all tables; if
 * it throws, its changes are rolled back and the error is passed on. Inside, await only the
 * transaction itself: IndexedDB commits one that waits for anything else.
 */
export interface Database {
  read<Result>(work: (tables: ReadTransaction) => Promise<Result>): Promise<Result>;
  write<Result>(work: (tables: WriteTransaction) => Promise<Result>): Promise<Result>;
}
