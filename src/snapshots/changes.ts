import { isRecord } from '../domain/isRecord';

/** One change to plain data; `at` is its path, by the keys of objects. In a list, a run of whole items is replaced. */
export type Change =
  | { at: string[]; to: unknown }
  | { at: string[]; gone: true }
  | { at: string[]; from: number; drop: number; put: unknown[] };

/** Thrown if a change does not fit the data. */
export class ChangeMismatch extends Error {}

/** Returns the changes that lead from one state of plain data to another. */
export function computeChanges(before: unknown, after: unknown, at: string[] = []): Change[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return splicesBetween(before, after, at);
  if (!isRecord(before) || !isRecord(after)) return [{ at, to: after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Change[] => {
    const path = [...at, key];
    if (!Object.hasOwn(after, key)) return [{ at: path, gone: true }];
    if (!Object.hasOwn(before, key)) return [{ at: path, to: after[key] }];
    return computeChanges(before[key], after[key], path);
  });
}

/**
 * Returns the data after these changes; unchanged parts stay the same objects. Throws ChangeMismatch if a change refers
 * to something that does not exist.
 */
export function applyChanges(data: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((changed, change) => withChange(changed, change.at, change), data);
}

function withChange(data: unknown, at: readonly string[], change: Change): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return replaced(data, change);
  if (!isRecord(data)) throw new ChangeMismatch();
  const isThere = Object.hasOwn(data, key);
  if (rest.length === 0 && isThere && 'gone' in change) {
    return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
  }
  if (!isThere && !(rest.length === 0 && 'to' in change)) throw new ChangeMismatch();
  return { ...data, [key]: withChange(isThere ? data[key] : undefined, rest, change) };
}

function replaced(data: unknown, change: Change): unknown {
  if ('to' in change) return change.to;
  if (!('put' in change) || !Array.isArray(data)) throw new ChangeMismatch();
  const { from, drop, put } = change;
  if (from + drop > data.length) throw new ChangeMismatch();
  return [...data.slice(0, from), ...put, ...data.slice(from + drop)];
}

// Unchanged items between changed ones are common: a table with two changed bodies gets two runs, not one that includes
// everything between them.
function splicesBetween(
  before: readonly unknown[],
  after: readonly unknown[],
  at: string[],
): Change[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const put = after.slice(start, after.length - end);
  const drop = before.length - end - start;
  if (drop === 0 && put.length === 0) return [];
  if (drop !== put.length) return [{ at, from: start, drop, put }];
  return runsOf(before.slice(start, start + drop), put).map(([first, last]) => ({
    at,
    from: start + first,
    drop: last - first,
    put: put.slice(first, last),
  }));
}

/** Returns the runs in which two lists of equal length differ, as [start, end) indexes. */
function runsOf(one: readonly unknown[], other: readonly unknown[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [index, item] of one.entries()) {
    if (isEqual(item, other[index])) continue;
    const latest = runs.at(-1);
    if (latest?.[1] === index) latest[1] = index + 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}

function isEqual(one: unknown, other: unknown): boolean {
  return computeChanges(one, other).length === 0;
}
