import { PATHS } from '../config/paths';
import type { Kind, Bodies } from '../entities/entities';
import type { Table } from '../entities/table';
import type { RootState } from '../store/rootReducer';
import { inOrder } from './canonical';
import { describeQuery, isQueryName } from './queries';
import type { SnapshotState, SnapshotQuery } from './format';
import {
  REDACT_BODY,
  REDACT_ID,
  redactJob,
  redactOrderEvent,
  redactFailure,
  redactShippingList,
} from './redactBodies';
import { redactRoute } from './redactRoute';
import type { Redactor } from './redactor';
import { mask } from './words';
import type { Failure } from '../domain/types';
import type { QueryMetaState, UnreadableRecords } from '../api/queryMeta';

/**
 * The parts of each slice in a snapshot, and under which name; null for nothing. Every new slice must be listed: only
 * what is named here is ever exported.
 */
type Exports = {
  [Slice in keyof RootState]:
    ((state: RootState, redactor: Redactor) => Partial<SnapshotState>) | null;
};

// The entities come first, so that the order numbers in other texts are known.
const EXPORTS: Exports = {
  entities: ({ entities }, redactor) => ({
    entities: {
      orders: exportTable('orders', entities.orders, redactor),
      feedback: exportTable('feedback', entities.feedback, redactor),
      admins: exportTable('admins', entities.admins, redactor),
      products: exportTable('products', entities.products, redactor),
    },
  }),
  drafts: ({ drafts }, redactor) => ({
    drafts: Object.entries(drafts)
      .map(([form, value]) => ({
        form: redactor.redactFormName(form),
        value:
          form === 'bulk-shipping' && typeof value === 'string'
            ? redactShippingList(value, redactor)
            : redactor.redactTyped(value, form),
      }))
      .sort((one, other) => inOrder(one.form, other.form)),
  }),
  profileChanges: ({ profileChanges: { email, telephoneNumber } }, redactor) => ({
    profileChanges: {
      ...(email !== undefined && { email: redactor.pseudonymize('email', email) }),
      ...(telephoneNumber !== undefined && {
        telephoneNumber: redactor.pseudonymize('telephoneNumber', telephoneNumber),
      }),
    },
  }),
  // Queries only: data that writes send and receive (passwords, a token) stays out.
  api: (state, redactor) => ({
    queries: exportQueries(state, redactor),
  }),
  queryMeta: null, // exported with the queries
  // Whether an administrator is logged in, never the token.
  session: ({ session: { token, isRefused } }) => ({
    session: { isAdmin: token !== null, ...(isRefused && { isRefused }) },
  }),
  cartWrites: null, // a replay has no running calls
  runningTasks: null, // nor tasks
  cart: ({ cart: { busy, priority } }) => ({ cart: { busy, priority } }),
  connection: ({ connection: { isOnline, isCopyShown, refusedWrites } }) => ({
    connection: { isOnline, isCopyShown, refusedWrites },
  }),
  notifications: ({ notifications }, redactor) => ({
    notifications: notifications.map(({ at, severity, text, isForeign, action }) => ({
      at,
      severity,
      text: isForeign ? mask(text) : redactor.redactOwnText(text),
      ...(action && { action: redactAction(action, redactor) }),
    })),
  }),
  recentOrders: ({ recentOrders }, redactor) => ({
    recentOrders: recentOrders.map(({ orderNumber, seenAt }) => ({
      orderNumber: redactor.redactOrderNumber(orderNumber),
      seenAt,
    })),
  }),
  recentlyViewed: ({ recentlyViewed }, redactor) => ({
    recentlyViewed: recentlyViewed.map((id) => redactor.redactId(id)),
  }),
  orderSelection: ({ orderSelection: { selected, shown, left } }, redactor) => ({
    orderSelection: {
      selected: selected.map((number) => redactor.redactOrderNumber(number)),
      shown: shown.map((number) => redactor.redactOrderNumber(number)),
      ...(left && {
        left: {
          search: redactListSearch(left.search, redactor),
          hidden: redactor.redactOrderSearch(left.hidden),
          scroll: left.scroll,
        },
      }),
    },
  }),
  orderWork: ({ orderWork: { thenNext, alsoShipped, denseRows, couriers } }, redactor) => ({
    orderWork: {
      thenNext,
      alsoShipped,
      denseRows,
      couriers: couriers.map((courier) => redactor.pseudonymize('shipper', courier)),
    },
  }),
  bulkJob: ({ bulkJob: { job, isHere, isKept } }, redactor) => ({
    bulkJob: { job: job && redactJob(job, redactor), isHere, isKept },
  }),
  orderTimeline: ({ orderTimeline }, redactor) => ({
    orderTimeline: orderTimeline.map((orderEvent) => redactOrderEvent(orderEvent, redactor)),
  }),
  uploads: ({ uploads }) => ({
    uploads: Object.entries(uploads)
      .map(([endpoint, sent]) => ({ endpoint, sent }))
      .sort((one, other) => inOrder(one.endpoint, other.endpoint)),
  }),
  shortcuts: ({ shortcuts: { areSingleKeysOn } }) => ({ shortcuts: { areSingleKeysOn } }),
  newOrders: ({ newOrders: { latest, checkedAt } }, redactor) => ({
    newOrders: { latest: latest.map((number) => redactor.redactOrderNumber(number)), checkedAt },
  }),
  newVersion: ({ newVersion }) => ({ newVersion }),
  pageState: ({ pageState: { parts } }, redactor) => ({
    pageState: Object.entries(parts)
      .map(([part, value]) => ({
        part: redactor.redactFormName(part),
        value: redactor.redactPageState(value, part),
      }))
      .sort((one, other) => inOrder(one.part, other.part)),
  }),
  logouts: null, // its only effect has already happened
  savedViews: ({ savedViews }, redactor) =>
    savedViews.length === 0
      ? {}
      : {
          savedViews: savedViews.map(({ name, parameters }) => ({
            name: redactor.pseudonymize('name', name),
            parameters: redactListSearch(parameters, redactor),
          })),
        },
};

/** Returns the part of the state that snapshots contain, without anything secret or personal. */
export function exportState(state: RootState, redactor: Redactor): SnapshotState {
  const parts = Object.values(EXPORTS).map((exported) => exported?.(state, redactor));
  return Object.assign({}, ...parts) as SnapshotState;
}

/** Redacts the search parameters of a list of orders. */
function redactListSearch(search: string, redactor: Redactor): string {
  const list = `${PATHS.allOrders}?`;
  return redactRoute(list + search, redactor).slice(list.length);
}

function exportTable<K extends Kind>(kind: K, table: Table<Bodies[K]>, redactor: Redactor) {
  return redactor.memoize(table, () =>
    Object.values(table)
      .flatMap((shard) => Object.entries(shard))
      .map(([id, { asOf, body }]) => ({
        id: REDACT_ID[kind](id, redactor),
        asOf,
        body: body && redactor.memoize(body, () => REDACT_BODY[kind](body, redactor)),
      }))
      .sort((one, other) => inOrder(one.id, other.id)),
  );
}

/** Redacts the button of a message; what it would undo is left out. */
function redactAction({ label, path }: { label: string; path: string }, redactor: Redactor) {
  const redacted = redactRoute(path, redactor);
  // After the path, which may give the order that both name a pseudonym.
  return { label: redactor.replaceIds(label), path: redacted };
}

type CacheEntry = NonNullable<RootState['api']['queries'][string]>;

/**
 * Returns the queries with their results. A running query is exported in its previous state: a snapshot waits for
 * nothing, and its replay shows missing data as loading.
 */
function exportQueries({ api, queryMeta }: RootState, redactor: Redactor): SnapshotQuery[] {
  return Object.entries(api.queries)
    .flatMap(([key, entry]) => (entry ? (exportQuery(entry, queryMeta[key], redactor) ?? []) : []))
    .sort(
      (one, other) =>
        inOrder(one.endpoint, other.endpoint) || inOrder(one.arg ?? '', other.arg ?? ''),
    );
}

/** Returns one query; null if nothing of it is kept. */
function exportQuery(
  entry: CacheEntry,
  { asOf, unreadable }: QueryMetaState[string] = {},
  redactor: Redactor,
): SnapshotQuery | null {
  const { endpointName: endpoint, originalArgs, data, error } = entry;
  if (!isQueryName(endpoint)) return null;
  const { argument, data: kept } = describeQuery(endpoint);
  const hasFailed = entry.status === 'rejected';
  if (data === undefined && !hasFailed) return null;
  return {
    endpoint,
    arg:
      typeof originalArgs === 'string'
        ? REDACT_ID[argument ?? 'products'](originalArgs, redactor)
        : null,
    status: hasFailed ? 'rejected' : 'fulfilled',
    startedAt: asOf ?? entry.startedTimeStamp,
    fulfilledAt: entry.fulfilledTimeStamp ?? null,
    data: data === undefined ? null : kept.redact(data as never, redactor),
    error: hasFailed ? redactFailure(error as Failure) : null,
    ...(unreadable && { unreadable: redactedUnreadable(unreadable, redactor) }),
  };
}

function redactedUnreadable(unreadable: UnreadableRecords, redactor: Redactor) {
  const { kind, count } = unreadable;
  return { kind, count, ids: unreadable.ids.map((id) => REDACT_ID[kind](id, redactor)) };
}
