/** An older snapshot, as far as its version's upgrader knows it. */
type Older = Record<string, unknown>;

/** By version: what makes a snapshot of it one of the next. */
export type Upgrades = Readonly<Record<number, (older: Older) => Older>>;

/** Kept for ever: the folder's README says what a new version needs. Version 1 is the first. */
export const UPGRADES: Upgrades = { 1: toVersion2 };

/**
 * Two slices and a field of bulk orders got other names. A query may say which records its list
 * lacks: no snapshot of version 1 does.
 */
function toVersion2({ state, ...older }: Older): Older {
  if (!isObject(state)) return { state, ...older };
  const { notices, view, bulkJob, ...others } = state;
  return {
    ...older,
    state: { ...others, notifications: notices, pageState: view, bulkJob: renamedJob(bulkJob) },
  };
}

function renamedJob(bulkJob: unknown): unknown {
  if (!isObject(bulkJob) || !isObject(bulkJob['job'])) return bulkJob;
  const { job } = bulkJob;
  const items = Array.isArray(job['items']) ? job['items'].map(renamedItem) : job['items'];
  return { ...bulkJob, job: { ...job, items } };
}

function renamedItem(item: unknown): unknown {
  if (!isObject(item)) return item;
  const { isUnsure, ...others } = item;
  return { ...others, outcomeUnknown: isUnsure };
}

function isObject(value: unknown): value is Older {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
