/** Lists of a snapshot are sorted by the first of these names that their items have. */
const KEYS = ['id', 'endpoint', 'form', 'part', 'orderNumber'] as const;

/**
 * Returns the differences of two snapshots, one line per field: 'state.entities.orders[B2018-000001].body.state:
 * "SHIPPED" → "DELIVERED"'. Items of lists are matched by their names, not by their index.
 */
export function differences(one: unknown, other: unknown, at = ''): string[] {
  if (isList(one) && isList(other) && [...one, ...other].every((item) => nameOf(item) !== null)) {
    return differences(byName(one), byName(other), at);
  }
  if (!isObject(one) || !isObject(other)) {
    const [before, after] = [JSON.stringify(one), JSON.stringify(other)];
    return before === after ? [] : [`${at}: ${shortened(before)} → ${shortened(after)}`];
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return names.flatMap((name) => {
    const path = name.startsWith('[') || at === '' ? at + name : `${at}.${name}`;
    if (!Object.hasOwn(one, name))
      return [`${path}: added ${shortened(JSON.stringify(other[name]))}`];
    if (!Object.hasOwn(other, name)) return [`${path}: gone`];
    return differences(one[name], other[name], path);
  });
}

function byName(list: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(list.map((item) => [`[${nameOf(item)}]`, item]));
}

/** Returns the name of a list's item; null if it has none. A query's name includes its argument. */
function nameOf(item: unknown): string | null {
  if (!isObject(item)) return null;
  const key = KEYS.find((name) => typeof item[name] === 'string');
  if (key === undefined) return null;
  const name = item[key] as string;
  return key === 'endpoint' ? `${name}(${JSON.stringify(item['arg'])})` : name;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const LONGEST = 120;

function shortened(text: string | undefined): string {
  if (text === undefined) return 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
