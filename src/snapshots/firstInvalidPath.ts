import * as v from 'valibot';

type Plain = { readonly [key: string]: unknown };

/** What the schemas of objects and of lists are made of. */
type Composed = { entries?: v.ObjectEntries; item?: v.GenericSchema };

/**
 * Returns the path of the first value that does not match the schema; null where all do. Objects
 * shared with data that were checked before are skipped, so that the time to check a long recording
 * of a large shop depends on its changes only.
 */
export function firstInvalidPath(
  schema: v.GenericSchema,
  value: unknown,
  checked: unknown,
  at = '',
): string | null {
  if (value === checked) return null;
  const { entries, item } = 'pipe' in schema ? {} : (schema as Composed);
  if (schema.type === 'strict_object' && entries && isPlain(value)) {
    return firstInvalidEntry(entries, value, isPlain(checked) ? checked : {}, at);
  }
  if (schema.type === 'array' && item && Array.isArray(value)) {
    return firstInvalidItem(item, value, Array.isArray(checked) ? checked : [], at);
  }
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return null;
  return [at, v.getDotPath(result.issues[0])].filter(Boolean).join('.');
}

function firstInvalidEntry(entries: v.ObjectEntries, value: Plain, checked: Plain, at: string) {
  const unknownKey = Object.keys(value).find((key) => !Object.hasOwn(entries, key));
  if (unknownKey !== undefined) return joinPath(at, unknownKey);
  for (const [key, entry] of Object.entries(entries)) {
    const path = joinPath(at, key);
    if (Object.hasOwn(value, key)) {
      const invalid = firstInvalidPath(entry as v.GenericSchema, value[key], checked[key], path);
      if (invalid !== null) return invalid;
    } else if (entry.type !== 'exact_optional') {
      return path;
    }
  }
  return null;
}

function firstInvalidItem(
  schema: v.GenericSchema,
  value: readonly unknown[],
  checked: readonly unknown[],
  at: string,
) {
  const known = new Set(checked);
  for (const [index, item] of value.entries()) {
    if (typeof item === 'object' && known.has(item)) continue;
    const invalid = firstInvalidPath(schema, item, undefined, joinPath(at, String(index)));
    if (invalid !== null) return invalid;
  }
  return null;
}

function joinPath(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
