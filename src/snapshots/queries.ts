import * as v from 'valibot';
import { cart } from '../domain/types';
import type { Kind } from '../entities/entities';
import { REDACT_ID, redactCart } from './redactBodies';
import type { Redactor } from './redactor';

/** What snapshots contain of a query's data. */
type Data = { schema: v.GenericSchema; redact: (data: never, redactor: Redactor) => unknown };

type Query = {
  /** The kind of entity whose id is the query's argument. */
  argument: Kind | null;
  data: Data;
};

/** Data that are the id of an entity. */
const one = (kind: Kind) => ({
  schema: v.string(),
  redact: (id: string, redactor: Redactor) => REDACT_ID[kind](id, redactor),
});

/** Data that are ids of entities. */
const list = (kind: Kind) => ({
  schema: v.array(v.string()),
  redact: (ids: string[], redactor: Redactor) => ids.map((id) => REDACT_ID[kind](id, redactor)),
});

/**
 * The queries that snapshots contain; in a replay any other one is still loading. Data that are no references have a
 * schema and a redaction of their own.
 */
export const QUERIES = {
  getAdmins: { argument: null, data: list('admins') },
  getAllFeedback: { argument: null, data: list('feedback') },
  getCart: { argument: null, data: { schema: cart, redact: redactCart } },
  getOrder: { argument: 'orders', data: one('orders') },
  getOrders: { argument: null, data: list('orders') },
  getProduct: { argument: 'products', data: one('products') },
  getProductFeedback: { argument: 'products', data: list('feedback') },
  getProducts: { argument: null, data: list('products') },
  getProfile: { argument: null, data: one('admins') },
} satisfies Record<string, Query>;

export type QueryName = keyof typeof QUERIES;

/** Returns whether an endpoint is a query that snapshots contain. */
export function isQueryName(name: string | undefined): name is QueryName {
  return name !== undefined && Object.hasOwn(QUERIES, name);
}

/** Returns the description of a query. */
export function describeQuery(name: QueryName): Query {
  return QUERIES[name];
}
