import * as v from 'valibot';
import { describeQuery, QUERIES, type QueryName } from './queries';
import type { UnreadableRecords } from '../api/queryMeta';
import { bulkJob } from '../domain/bulkJob';
import { timestamp as time } from '../domain/schemas';
import {
  admin,
  failure,
  feedback,
  order,
  orderEvent,
  priority,
  product,
  type JsonValue,
} from '../domain/types';
import { FORMAT, VERSION } from './version';

/** What all queries have in common besides their time. */
export const queryParts = {
  status: v.picklist(['fulfilled', 'rejected']),
  /** Null if no response ever arrived. */
  fulfilledAt: v.nullable(time),
  error: v.nullable(failure),
  /** The records missing from a list. */
  unreadable: v.exactOptional(
    v.strictObject({
      kind: v.picklist(['products', 'orders', 'feedback', 'admins']),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      ids: v.array(v.string()),
    }) satisfies v.GenericSchema<UnreadableRecords, UnreadableRecords>,
  ),
};

function queryOf(endpoint: QueryName) {
  const { argument, data } = describeQuery(endpoint);
  return v.strictObject({
    endpoint: v.literal(endpoint),
    arg: argument ? v.string() : v.null(),
    startedAt: time,
    data: v.nullable(data.schema),
    ...queryParts,
  });
}

const query = v.variant('endpoint', (Object.keys(QUERIES) as QueryName[]).map(queryOf));

/** A text that becomes the key of an object: this one would reach its prototype. */
const key = v.pipe(v.string(), v.notValue('__proto__'));

/** An entity with the time at which it was current; without a body it is deleted. */
const entryOf = <Body extends v.GenericSchema>(body: Body) =>
  v.strictObject({ id: key, asOf: time, body: v.nullable(body) });

/** A non-negative whole number. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A moment as ISO text. */
export const isoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => Number.isFinite(Date.parse(text))),
);

/** Plain data in a form. */
export const typed: v.GenericSchema<JsonValue> = v.union([
  v.string(),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => typed)),
  v.record(
    v.string(),
    v.lazy(() => typed),
  ),
]);

/** A product without its exact price, which only the edit form needs. */
export const snapshotProduct = v.omit(product, ['priceEuro']);

/** The state of a snapshot: nothing else is exported. */
const stateSchema = v.strictObject({
  session: v.strictObject({
    isAdmin: v.boolean(),
    /** A 401 has ended the session: the page keeps its controls. */
    isRefused: v.exactOptional(v.boolean()),
  }),
  cart: v.strictObject({ busy: v.boolean(), priority }),
  connection: v.strictObject({
    isOnline: v.boolean(),
    isCopyShown: v.boolean(),
    refusedWrites: count,
  }),
  entities: v.strictObject({
    admins: v.array(entryOf(admin)),
    feedback: v.array(entryOf(feedback)),
    orders: v.array(entryOf(order)),
    products: v.array(entryOf(snapshotProduct)),
  }),
  queries: v.array(query),
  notifications: v.array(
    v.strictObject({
      at: time,
      severity: v.picklist(['success', 'error', 'info']),
      text: v.string(),
      /** Its button, which opens a page. */
      action: v.exactOptional(
        v.strictObject({ label: v.string(), path: v.pipe(v.string(), v.startsWith('/')) }),
      ),
    }),
  ),
  drafts: v.array(v.strictObject({ form: key, value: typed })),
  recentOrders: v.array(v.strictObject({ orderNumber: v.string(), seenAt: time })),
  recentlyViewed: v.exactOptional(v.array(v.string())),
  savedViews: v.exactOptional(
    v.array(v.strictObject({ name: v.string(), parameters: v.string() })),
  ),
  orderWork: v.exactOptional(
    v.strictObject({
      thenNext: v.boolean(),
      alsoShipped: v.boolean(),
      denseRows: v.exactOptional(v.boolean()),
      couriers: v.array(v.string()),
    }),
  ),
  profileChanges: v.strictObject({
    email: v.exactOptional(v.string()),
    telephoneNumber: v.exactOptional(v.string()),
  }),
  orderSelection: v.strictObject({
    selected: v.array(v.string()),
    shown: v.array(v.string()),
    /** How the list was left, to which a page leads back. */
    left: v.exactOptional(
      v.strictObject({
        search: v.string(),
        hidden: v.string(),
        scroll: v.pipe(v.number(), v.finite()),
      }),
    ),
  }),
  bulkJob: v.strictObject({
    job: v.nullable(bulkJob),
    isHere: v.boolean(),
    isKept: v.boolean(),
  }),
  orderTimeline: v.array(orderEvent),
  shortcuts: v.strictObject({ areSingleKeysOn: v.boolean() }),
  newOrders: v.strictObject({ latest: v.array(v.string()), checkedAt: v.nullable(time) }),
  newVersion: v.boolean(),
  /** State of the page besides its data, by the names of its parts. */
  pageState: v.array(v.strictObject({ part: key, value: typed })),
  uploads: v.array(
    v.strictObject({
      endpoint: key,
      sent: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
});

export const snapshotSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  takenAt: isoTime,
  /** The browser's; the shop itself uses Italian, and the time of Rome. */
  locale: v.string(),
  timezone: v.string(),
  /** Path and search of the page, from the root. */
  route: v.pipe(v.string(), v.startsWith('/')),
  viewport: v.strictObject({
    width: count,
    height: count,
    pixelRatio: v.pipe(v.number(), v.gtValue(0), v.finite()),
    scrollX: v.pipe(v.number(), v.finite()),
    scrollY: v.pipe(v.number(), v.finite()),
    colorScheme: v.picklist(['light', 'dark']),
  }),
  state: stateSchema,
  /** The note of a tester about the page, masked. */
  note: v.exactOptional(v.string()),
});

export type Snapshot = v.InferOutput<typeof snapshotSchema>;
export type SnapshotState = Snapshot['state'];
export type SnapshotQuery = SnapshotState['queries'][number];
