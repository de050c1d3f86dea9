import { QueryStatus } from '@reduxjs/toolkit/query';
import { cacheKeyOf } from '../api/queryMeta';
import { shopApi } from '../api/shopApi';
import { TableWriter, type Table } from '../entities/table';
import { type RootState, rootReducer } from '../store/rootReducer';
import type { Snapshot, SnapshotQuery } from './format';
import { CUSTOMER_SEARCH } from './parts';
import { SEARCH_MARK } from './pseudonyms';
import { searchedNumber, urlOfRoute } from './redactRoute';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { isolatedContext } from '../api/requestContext';
import { makeListeners, type ShopStore } from '../store/makeStore';

/**
 * Replaces the token, which no snapshot contains; no backend would accept it. It names a person, because `personOf`
 * would write to the tab's storage for a token that does not.
 */
const REPLAY_TOKEN = `.${btoa('{"sub":"riproduzione"}')}.`;

/** Restores the whole state from a checked snapshot. */
export function restoreState({ state, route }: Pick<Snapshot, 'state' | 'route'>): RootState {
  const { session, entities, queries, notifications, drafts, uploads, ...others } = state;
  const {
    shortcuts,
    newOrders,
    pageState,
    bulkJob,
    recentlyViewed = [],
    savedViews = [],
    orderWork,
    ...identity
  } = others;
  return {
    ...identity,
    api: { ...shopApi.reducer(undefined, { type: 'replay' }), queries: restoreQueries(queries) },
    queryMeta: Object.fromEntries(
      queries.map((query) => [
        keyOf(query),
        { asOf: query.startedAt, unreadable: query.unreadable },
      ]),
    ),
    entities: {
      products: restoreTable(entities.products),
      orders: restoreTable(entities.orders),
      feedback: restoreTable(entities.feedback),
      admins: restoreTable(entities.admins),
    },
    session: {
      token: session.isAdmin ? REPLAY_TOKEN : null,
      ...(session.isRefused && { isRefused: true }),
    } as RootState['session'],
    notifications: notifications.map((notification, index) => ({
      ...notification,
      id: `notification-${index}`,
    })),
    drafts: Object.fromEntries(drafts.map(({ form, value }) => [form, value])),
    bulkJob: { ...bulkJob, person: null },
    recentlyViewed,
    orderWork: { ...rootReducer(undefined, { type: 'replay' }).orderWork, ...orderWork },
    cartWrites: [],
    runningTasks: [],
    uploads: Object.fromEntries(uploads.map(({ endpoint, sent }) => [endpoint, sent])),
    // Dialogs over the page are not part of it.
    shortcuts: { ...shortcuts, openDialog: null },
    // The replayed page registers its own watchers.
    newOrders: { ...newOrders, watchers: 0 },
    pageState: {
      path: urlOfRoute(route).pathname,
      parts: {
        ...(isCustomerSearch({ state, route }) && { [CUSTOMER_SEARCH]: SEARCH_MARK }),
        ...Object.fromEntries(pageState.map(({ part, value }) => [part, value])),
      },
    },
    savedViews,
    logouts: 0,
  };
}

/**
 * Returns whether this is an older snapshot of a search for customers, which was then part of the address, like a
 * search for a number. The number of an order found by such a search contains the mark.
 */
function isCustomerSearch({ state, route }: Pick<Snapshot, 'state' | 'route'>): boolean {
  return (
    searchedNumber(route) === SEARCH_MARK &&
    !state.entities.orders.some(({ id }) => id.includes(SEARCH_MARK))
  );
}

type Entry<Body> = { id: string; asOf: number; body: Body | null };

function restoreTable<Body extends object>(entries: readonly Entry<Body>[]): Table<Body> {
  const writer = new TableWriter<Body>({});
  for (const { id, asOf, body } of entries) {
    if (body) writer.merge(id, body, asOf);
    else writer.remove(id, asOf);
  }
  return writer.result();
}

const keyOf = ({ endpoint, arg }: SnapshotQuery) => cacheKeyOf(endpoint, arg ?? undefined);

function restoreQueries(queries: readonly SnapshotQuery[]): RootState['api']['queries'] {
  return Object.fromEntries(queries.map((query) => [keyOf(query), restoreQuery(query)]));
}

function restoreQuery(query: SnapshotQuery) {
  const { endpoint, arg, status, startedAt, fulfilledAt, data, error } = query;
  const entry: unknown = {
    status: status === 'rejected' ? QueryStatus.rejected : QueryStatus.fulfilled,
    endpointName: endpoint,
    requestId: 'replay',
    originalArgs: arg ?? undefined,
    startedTimeStamp: startedAt,
    ...(data !== null && { data }),
    ...(fulfilledAt !== null && { fulfilledTimeStamp: fulfilledAt }),
    ...(error !== null && { error }),
  };
  return entry as NonNullable<RootState['api']['queries'][string]>;
}

/**
 * Makes the store of a replay, in addition to the live one, which stays unchanged. Its queries stay as recorded: calls
 * that screens begin do not change them, so that nothing ever changes to loading or to an error. Nothing of this store
 * is persisted or sent to other tabs.
 */
export function makeReplayStore(state: RootState): ShopStore {
  const requestContext = isolatedContext();
  const { middleware, startListening } = makeListeners();
  const store = configureStore({
    reducer: replayReducer,
    preloadedState: state,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: requestContext },
        serializableCheck: false,
        immutableCheck: false,
      })
        .prepend(middleware)
        .concat(shopApi.middleware),
    devTools: false,
  });
  return { ...store, requestContext, startListening };
}

function replayReducer(state: RootState | undefined, action: UnknownAction): RootState {
  const next = rootReducer(state, action);
  if (state === undefined || next.api.queries === state.api.queries) return next;
  return { ...next, api: { ...next.api, queries: state.api.queries } };
}
