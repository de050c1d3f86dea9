/** An object of unknown fields. */
export type UnknownRecord = { readonly [field: string]: unknown };

/** Returns whether a value is an object and not a list. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
