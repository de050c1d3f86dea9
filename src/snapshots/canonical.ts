/**
 * Returns JSON in a canonical form: sorted keys, two spaces, a new line at the end, so that the same content gives the
 * same bytes and a diff shows only real differences. Lists keep their order.
 */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(value, sortedKeys, 2)}\n`;
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => inOrder(one, other)));
}

/** Compares texts by code units: the same on every machine. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
