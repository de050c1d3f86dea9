import fc from 'fast-check';

type Place = { parent: Record<string, unknown>; key: string };

/** Returns where each value of the sample is. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])]);
}

const ODD_VALUES = [
  null,
  true,
  -1,
  1e300,
  '',
  '__proto__',
  'x'.repeat(5_000),
  '2026-13-45',
  [],
  [[]],
  {},
  { kind: 'http' },
];

/** JSON texts with one change each, which usually makes them invalid. */
export const mutantsOf = (parsed: object): fc.Arbitrary<string> =>
  fc
    .record({
      index: fc.nat(),
      change: fc.constantFrom('replace', 'remove', 'repeat', 'rename'),
      value: fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue({ maxDepth: 3 })),
      name: fc.constantFrom('constructor', '__proto__', 'altro', ''),
    })
    .map(({ index, change, value, name }) => {
      const copy = structuredClone(parsed) as Record<string, unknown>;
      const places = placesIn(copy);
      const { parent, key } = places[index % places.length] ?? { parent: copy, key: 'state' };
      const original = parent[key];
      if (change === 'replace') parent[key] = value;
      else if (change === 'repeat') parent[key] = [original, original];
      else delete parent[key];
      const json = JSON.stringify(copy);
      if (change !== 'rename') return json;
      return json.replace('{', `{${JSON.stringify(name)}:${JSON.stringify(original ?? null)},`);
    });
