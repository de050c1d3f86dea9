import * as v from 'valibot';

/** The latest time that a Date can hold, in epoch milliseconds. */
export const LATEST_TIME = 8.64e15;

/** A moment in epoch milliseconds. */
export const timestamp = v.pipe(v.number(), v.minValue(-LATEST_TIME), v.maxValue(LATEST_TIME));

/** Accepts anything: keeps the valid items of a list, and returns an empty list for everything else. */
export function validItems<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.unknown(),
    v.transform((items) =>
      (Array.isArray(items) ? items : []).flatMap((value) => {
        const result = v.safeParse(item, value);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}
