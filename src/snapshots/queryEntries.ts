import type { Cart, Failure } from '../domain/types';
import type { UnreadableRecords } from '../api/queryMeta';
import type { RootState } from '../store/rootReducer';
import { inOrder } from './canonical';
import type { QueryName, SnapshotQuery } from './format';
import { redactCart, redactFailure } from './redactBodies';
import type { Redactor } from './redactor';

type Queries = RootState['api']['queries'];
type CacheEntry = NonNullable<Queries[string]>;

const IDS = (ids: unknown, redactor: Redactor) =>
  (ids as string[]).map((id) => redactor.redactId(id));
const ID = (id: unknown, redactor: Redactor) => redactor.redactId(id as string);
const FEEDBACK_IDS = (ids: unknown, redactor: Redactor) =>
  (ids as string[]).map((id) => redactor.redactFeedbackId(id));

/** Redacts the data of each query: references, but for the cart. */
const REDACT_DATA: Record<QueryName, (data: unknown, redactor: Redactor) => unknown> = {
  getAdmins: IDS,
  getAllFeedback: FEEDBACK_IDS,
  getCart: (data, redactor) => redactCart(data as Cart, redactor),
  getOrder: ID,
  getOrders: IDS,
  getProduct: ID,
  getProductFeedback: FEEDBACK_IDS,
  getProducts: IDS,
  getProfile: ID,
};

type Known = Pick<RootState, 'readTimes' | 'unreadable'>;

/**
 * Returns the queries with their results. One that is under way is exported as it was before: a
 * snapshot waits for nothing, and its replay shows missing data as loading.
 */
export function exportQueries(
  queries: Queries,
  { readTimes, unreadable }: Known,
  redactor: Redactor,
): SnapshotQuery[] {
  return Object.entries(queries)
    .flatMap(([key, entry]) =>
      entry ? (exportQuery(entry, readTimes[key], unreadable[key], redactor) ?? []) : [],
    )
    .sort(
      (one, other) =>
        inOrder(one.endpoint, other.endpoint) || inOrder(one.arg ?? '', other.arg ?? ''),
    );
}

/** One query; null where there is nothing to keep of it. */
function exportQuery(
  entry: CacheEntry,
  readAt: number | undefined,
  unreadable: UnreadableRecords | undefined,
  redactor: Redactor,
): SnapshotQuery | null {
  const { endpointName: endpoint, originalArgs, data, error } = entry;
  if (!isQueryName(endpoint)) return null;
  const hasFailed = entry.status === 'rejected';
  if (data === undefined && !hasFailed) return null;
  return {
    endpoint,
    arg: typeof originalArgs === 'string' ? redactor.redactId(originalArgs) : null,
    status: hasFailed ? 'rejected' : 'fulfilled',
    startedAt: readAt ?? entry.startedTimeStamp ?? 0,
    fulfilledAt: entry.fulfilledTimeStamp ?? null,
    data: data === undefined ? null : REDACT_DATA[endpoint](data, redactor),
    error: hasFailed ? redactFailure(error as Failure, redactor) : null,
    ...(unreadable && { unreadable: redactedUnreadable(unreadable, redactor) }),
  } as SnapshotQuery;
}

// Feedback may be called by its buyer.
function redactedUnreadable({ kind, count, ids }: UnreadableRecords, redactor: Redactor) {
  const redact = kind === 'feedback' ? FEEDBACK_IDS : IDS;
  return { kind, count, ids: redact(ids, redactor) };
}

function isQueryName(name: string | undefined): name is QueryName {
  return name !== undefined && Object.hasOwn(REDACT_DATA, name);
}
