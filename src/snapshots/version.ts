import { isRecord } from '../domain/isRecord';

export const FORMAT = 'bottega-snapshot';

/** The format's version. It goes up if an older snapshot could no longer be read: see the folder's README. */
export const VERSION = 3;

export const RECORDING_FORMAT = 'bottega-recording';

/** The version of recordings; the snapshot inside has its own. */
export const RECORDING_VERSION = 1;

/** Larger files are not read. A list of 10,000 orders takes about half of this. */
export const MAX_MEGABYTES = 32;

/** A snapshot of an older version, not checked. */
type Older = Record<string, unknown>;

/** Upgrade a snapshot from version 1 to 2, and so on. Never removed: the folder's README says what a new version needs. */
export const UPGRADES: readonly ((older: Older) => Older)[] = [toVersion2, toVersion3];

/** What version 1 called slices and fields that have other names since. */
const SLICE_NAMES = { notices: 'notifications', view: 'pageState' };
const BULK_ITEM_NAMES = { isUnsure: 'outcomeUnknown' };

/**
 * Renames two slices and a field of bulk orders. Snapshots of version 1 never have the optional `unreadable` of
 * queries.
 */
function toVersion2({ state, ...older }: Older): Older {
  if (!isRecord(state)) return { state, ...older };
  const renamed = rename(state, SLICE_NAMES);
  return { ...older, state: { ...renamed, bulkJob: renameInJob(state['bulkJob']) } };
}

/**
 * Removes the cart query's copy of the delivery priority, which is now only in the cart's slice, and the list of forms
 * open in other tabs, which tabs no longer exchange. Older snapshots never have the status 'changed' of a bulk order.
 */
function toVersion3({ state: before, ...older }: Older): Older {
  if (!isRecord(before)) return { state: before, ...older };
  const { openForms: _, ...state } = before;
  if (!Array.isArray(state['queries'])) return { ...older, state };
  let lifted: unknown;
  const queries = state['queries'].map((query: unknown) => {
    if (!isRecord(query) || query['endpoint'] !== 'getCart' || !isRecord(query['data']))
      return query;
    const { orderPriority, ...data } = query['data'];
    lifted = orderPriority;
    return { ...query, data };
  });
  if (lifted === undefined || !isRecord(state['cart']))
    return { ...older, state: { ...state, queries } };
  return { ...older, state: { ...state, queries, cart: { ...state['cart'], priority: lifted } } };
}

function renameInJob(bulkJob: unknown): unknown {
  if (!isRecord(bulkJob) || !isRecord(bulkJob['job'])) return bulkJob;
  const { job } = bulkJob;
  const renameItem = (item: unknown) => (isRecord(item) ? rename(item, BULK_ITEM_NAMES) : item);
  const items = Array.isArray(job['items']) ? job['items'].map(renameItem) : job['items'];
  return { ...bulkJob, job: { ...job, items } };
}

function rename(record: Older, newNames: Readonly<Record<string, string>>): Older {
  const nameSince = new Map(Object.entries(newNames));
  const entries = Object.entries(record);
  return Object.fromEntries(entries.map(([name, value]) => [nameSince.get(name) ?? name, value]));
}
