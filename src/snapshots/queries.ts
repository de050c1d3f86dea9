import type { Kind } from '../entities/entities';

/** A query's argument and data: ids of entities of these kinds. */
type Query = {
  argument: Kind | null;
  /** Null for data of its own. */
  kind: Kind | null;
  isList: boolean;
};

/** The API's queries. What snapshots contain of each follows from this list. */
export const QUERIES = {
  getAdmins: { argument: null, kind: 'admins', isList: true },
  getAllFeedback: { argument: null, kind: 'feedback', isList: true },
  getCart: { argument: null, kind: null, isList: false },
  getOrder: { argument: 'orders', kind: 'orders', isList: false },
  getOrders: { argument: null, kind: 'orders', isList: true },
  getProduct: { argument: 'products', kind: 'products', isList: false },
  getProductFeedback: { argument: 'products', kind: 'feedback', isList: true },
  getProducts: { argument: null, kind: 'products', isList: true },
  getProfile: { argument: null, kind: 'admins', isList: false },
} as const satisfies Record<string, Query>;

export type QueryName = keyof typeof QUERIES;

/** The queries with data of their own, which snapshots have to describe and redact. */
export type OwnDataQuery = {
  [Name in QueryName]: (typeof QUERIES)[Name]['kind'] extends null ? Name : never;
}[QueryName];

/** Returns whether an endpoint is a query. */
export function isQueryName(name: string | undefined): name is QueryName {
  return name !== undefined && Object.hasOwn(QUERIES, name);
}

/** Returns the description of a query. */
export function describeQuery(name: QueryName): Query {
  return QUERIES[name];
}
