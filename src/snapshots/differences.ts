// Node runs this file for `npm run snapshot:diff`: it imports nothing.

/** Lists of a snapshot are sorted by the first of these names that their items have. */
const KEYS = ['id', 'endpoint', 'form', 'part', 'orderNumber'] as const;

/**
 * A value of one snapshot that is another in the other. Without `from` it was added, without `to` it is gone. `path`:
 * keys of objects, indexes of lists, and names of items in brackets.
 */
export type Difference = { path: string[]; from?: unknown; to?: unknown };

/** Returns the differences of plain data, field by field. Items of lists are matched by their names, if all have one. */
export function differences(one: unknown, other: unknown, path: string[] = []): Difference[] {
  if (one === other) return [];
  const both = isPart(one) && isPart(other) && [partsOf(one, other), partsOf(other, one)];
  if (!both) {
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ path, from: one, to: other }];
  }
  const [before, after] = both as [Map<string, unknown>, Map<string, unknown>];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const at = [...path, name];
    if (!before.has(name)) return [{ path: at, to: after.get(name) }];
    if (!after.has(name)) return [{ path: at, from: before.get(name) }];
    return differences(before.get(name), after.get(name), at);
  });
}

/** When data were read or asked for: of two snapshots of one page these differ, and say nothing about it. */
const READ_TIMES = ['asOf', 'startedAt', 'fulfilledAt'];

/** Returns the differences without those of the times of reads. */
export function withoutReadTimes(found: readonly Difference[]): Difference[] {
  return found.filter(({ path }) => !READ_TIMES.includes(path.at(-1) ?? ''));
}

/**
 * Returns the difference as a line: 'state.entities.orders[B2018-000001].body.state: "SHIPPED" → "DELIVERED"'. The
 * words are English, for the terminal.
 */
export function lineOf(difference: Difference): string {
  const { from, to } = difference;
  const { thing, field } = placeOf(difference);
  const place = [thing, field].filter(Boolean).join('.');
  if (!('from' in difference)) return `${place}: added ${valueText(to)}`;
  return 'to' in difference ? `${place}: ${valueText(from)} → ${valueText(to)}` : `${place}: gone`;
}

/** Returns the thing that differs, 'state.entities.orders[B2018-000001]', and which field of it; '' for all of it. */
export function placeOf({ path }: Difference): { thing: string; field: string } {
  const named = path.findLastIndex((name) => name.startsWith('['));
  const end = named === -1 ? path.length - 1 : named + 1;
  const join = (names: readonly string[]) => names.join('.').replaceAll('.[', '[');
  return { thing: join(path.slice(0, end)), field: join(path.slice(end)) };
}

const MAX_VALUE_CHARACTERS = 120;

/** Returns a value as JSON, shortened. */
export function valueText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS)}…` : text;
}

/** Returns whether a value has parts. */
export function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns the parts of an object or list; items of a list by name, if all of it and of `other` have one. */
export function partsOf(whole: object, other: object = whole): Map<string, unknown> {
  if (!Array.isArray(whole)) return new Map(Object.entries(whole));
  const isNamed =
    Array.isArray(other) && [...whole, ...other].every((item) => nameOf(item) !== null);
  return new Map(whole.map((item, index) => [isNamed ? `[${nameOf(item)}]` : String(index), item]));
}

/** Returns whether the value at a path is the same in both. */
export function isSameAt(one: unknown, other: unknown, path: readonly string[]): boolean {
  if (one === other) return true;
  const [name, ...rest] = path;
  if (name === undefined) return differences(one, other).length === 0;
  return isSameAt(partAt(one, name), partAt(other, name), rest);
}

function partAt(whole: unknown, name: string): unknown {
  if (!isPart(whole)) return undefined;
  if (Array.isArray(whole) && name.startsWith('[')) {
    return whole.find((item) => `[${nameOf(item)}]` === name);
  }
  return Object.hasOwn(whole, name) ? (whole as Record<string, unknown>)[name] : undefined;
}

/** Returns the name of a list's item; null if it has none. A query's name includes its argument. */
function nameOf(item: unknown): string | null {
  if (!isPart(item)) return null;
  const named = item as Record<string, unknown>;
  const key = KEYS.find((name) => typeof named[name] === 'string');
  if (key === undefined) return null;
  const name = named[key] as string;
  return key === 'endpoint' ? `${name}(${JSON.stringify(named['arg'])})` : name;
}
