/** A snapshot of an older version, not checked. */
type Older = Record<string, unknown>;

/** By version: makes a snapshot of it one of the next. */
export type Upgrades = Readonly<Record<number, (older: Older) => Older>>;

/** An upgrader stays for ever: the folder's README says what a new version needs. */
export const UPGRADES: Upgrades = { 1: toVersion2 };

/**
 * Renames two slices and a field of bulk orders. The optional `unreadable` of queries is in no
 * snapshot of version 1.
 */
function toVersion2({ state, ...older }: Older): Older {
  if (!isObject(state)) return { state, ...older };
  const { notices, view, bulkJob, ...others } = state;
  return {
    ...older,
    state: { ...others, notifications: notices, pageState: view, bulkJob: renameInJob(bulkJob) },
  };
}

function renameInJob(bulkJob: unknown): unknown {
  if (!isObject(bulkJob) || !isObject(bulkJob['job'])) return bulkJob;
  const { job } = bulkJob;
  const items = Array.isArray(job['items']) ? job['items'].map(renameInItem) : job['items'];
  return { ...bulkJob, job: { ...job, items } };
}

function renameInItem(item: unknown): unknown {
  if (!isObject(item)) return item;
  const { isUnsure, ...others } = item;
  return { ...others, outcomeUnknown: isUnsure };
}

function isObject(value: unknown): value is Older {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
