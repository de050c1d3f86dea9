/**
 * Returns the localStorage keys of a person's bulk job: of its progress and of its orders. `person`
 * is the fingerprint of `session/token`, so that two administrators at one browser have a job each.
 */
export function bulkJobKeys(person: string): readonly [progress: string, orders: string] {
  return [`bulkJob/${person}`, `bulkJob/${person}/orders`];
}
