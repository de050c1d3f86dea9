import * as v from 'valibot';
import { centsFromEuro } from '../../domain/money';
import { readTime } from '../../domain/dates';

/**
 * Fields as backends send them, repaired where the meaning is plain: numeric text becomes a
 * number, a missing text or list an empty one. What has no plain meaning fails the reply.
 */

// '__proto__' as a key would reach into the prototype of the tables.
export const idText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform(String),
  v.nonEmpty(),
  v.notValue('__proto__'),
);

export const finiteNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[+-]?\d+([.,]\d+)?$/),
    v.transform((text) => Number(text.replace(',', '.'))),
    v.finite(),
  ),
]);

/** Euro on the wire, whole cents here. */
export const cents = v.pipe(finiteNumber, v.transform(centsFromEuro));

export const wholeNumber = v.pipe(finiteNumber, v.transform(Math.trunc));

/** A text that may be missing; numbers are taken as they are written. */
export const textOrEmpty = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(String),
);

/** A list that may be missing. */
export const listOf = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);

/** Epoch milliseconds from ISO text or a number; null where no time came or can be read. */
export const time = v.optional(v.pipe(v.unknown(), v.transform(readTime)), null);
