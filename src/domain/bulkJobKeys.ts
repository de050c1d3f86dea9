/**
 * Returns the localStorage keys of a person's bulk job: its progress and its orders. `person` is the fingerprint of
 * `session/token`, so that two administrators in one browser each have their own job.
 */
export function bulkJobKeys(person: string): readonly [progress: string, orders: string] {
  return [`bulkJob/${person}`, `bulkJob/${person}/orders`];
}
