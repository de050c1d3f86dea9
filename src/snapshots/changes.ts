/**
 * One change to plain data; `at` leads to its place by the keys of objects. Lists are not gone
 * into: of them a run of whole items is replaced.
 */
export type Change =
  | { at: string[]; to: unknown }
  | { at: string[]; gone: true }
  | { at: string[]; from: number; drop: number; put: unknown[] };

/** A change does not fit the data that it is made for. */
export class ChangeMismatch extends Error {}

type Plain = { readonly [key: string]: unknown };

/** What leads from one state of plain data to another; nothing where they are equal. */
export function computeChanges(before: unknown, after: unknown, at: string[] = []): Change[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return splicesBetween(before, after, at);
  if (!isPlain(before) || !isPlain(after)) return [{ at, to: after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Change[] => {
    const place = [...at, key];
    if (!Object.hasOwn(after, key)) return [{ at: place, gone: true }];
    if (!Object.hasOwn(before, key)) return [{ at: place, to: after[key] }];
    return computeChanges(before[key], after[key], place);
  });
}

/**
 * The data after these changes; parts that no change is about stay the same objects. Throws
 * ChangeMismatch where a change is about something that is not there.
 */
export function applyChanges(data: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((changed, change) => withChange(changed, change.at, change), data);
}

function withChange(data: unknown, at: readonly string[], change: Change): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return replaced(data, change);
  if (!isPlain(data)) throw new ChangeMismatch();
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

// Items that stay where they are between others that change are common: a table of which two
// bodies change is told by two runs, not by all that lies between them.
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

/** Where two lists of one length differ: the runs, each from its first to behind its last item. */
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

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
