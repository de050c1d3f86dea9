import * as v from 'valibot';

type Plain = { readonly [key: string]: unknown };

/** What the schemas of objects and of lists are made of. */
type Composed = { entries?: v.ObjectEntries; item?: v.GenericSchema };

/**
 * Where data are not what a schema says, as a path; null where they are. What they have in
 * common with data that were checked already is not looked at again, so that a long recording
 * of a large shop is checked in the time of its changes.
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
    return wrongIn(entries, value, isPlain(checked) ? checked : {}, at);
  }
  if (schema.type === 'array' && item && Array.isArray(value)) {
    return wrongItem(item, value, Array.isArray(checked) ? checked : [], at);
  }
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return null;
  return [at, v.getDotPath(result.issues[0])].filter(Boolean).join('.');
}

function wrongIn(entries: v.ObjectEntries, value: Plain, checked: Plain, at: string) {
  const stranger = Object.keys(value).find((key) => !Object.hasOwn(entries, key));
  if (stranger !== undefined) return placeIn(at, stranger);
  for (const [key, entry] of Object.entries(entries)) {
    const place = placeIn(at, key);
    if (Object.hasOwn(value, key)) {
      const wrong = firstInvalidPath(entry as v.GenericSchema, value[key], checked[key], place);
      if (wrong !== null) return wrong;
    } else if (entry.type !== 'exact_optional') {
      return place;
    }
  }
  return null;
}

function wrongItem(
  schema: v.GenericSchema,
  value: readonly unknown[],
  checked: readonly unknown[],
  at: string,
) {
  const known = new Set(checked);
  for (const [index, item] of value.entries()) {
    if (typeof item === 'object' && known.has(item)) continue;
    const wrong = firstInvalidPath(schema, item, undefined, placeIn(at, String(index)));
    if (wrong !== null) return wrong;
  }
  return null;
}

function placeIn(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
