import type {
  AdminRecord,
  CartRecord,
  CustomerRecord,
  FeedbackRecord,
  ImageRecord,
  MailRecord,
  MetaRecord,
  OrderRecord,
  PaymentRecord,
  ProductRecord,
  ResetRecord,
  RevokedTokenRecord,
} from '../backend/records';

/** What each table holds. */
export type Tables = {
  products: ProductRecord;
  carts: CartRecord;
  orders: OrderRecord;
  feedback: FeedbackRecord;
  admins: AdminRecord;
  customers: CustomerRecord;
  resets: ResetRecord;
  revokedTokens: RevokedTokenRecord;
  payments: PaymentRecord;
  mails: MailRecord;
  images: ImageRecord;
  meta: MetaRecord;
};

export type TableName = keyof Tables;

/** The field that identifies a record of each table; its value is always text. */
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

/** Looks records up. What comes out is a copy: changing it changes nothing until it is put. */
export interface ReadTransaction {
  get<Name extends TableName>(table: Name, key: string): Promise<Tables[Name] | undefined>;
  /** Every record of the table, in no promised order. */
  getAll<Name extends TableName>(table: Name): Promise<Tables[Name][]>;
}

/** Changes records; what it changed is kept only if the whole work ends well. */
export interface WriteTransaction extends ReadTransaction {
  put<Name extends TableName>(table: Name, record: Tables[Name]): Promise<void>;
  delete(table: TableName, key: string): Promise<void>;
  clear(table: TableName): Promise<void>;
}

/**
 * The mock backend's memory. Work runs as one transaction over all tables: nobody else's change
 * comes in between, and when it throws nothing of it stays (the error is passed on).
 * Inside the work wait only for the transaction itself: a browser ends a transaction
 * that waits for anything else.
 */
export interface Database {
  read<Result>(work: (tables: ReadTransaction) => Promise<Result>): Promise<Result>;
  write<Result>(work: (tables: WriteTransaction) => Promise<Result>): Promise<Result>;
}
