import * as v from 'valibot';
import { centsFromEuro, MAX_EURO } from '../../domain/money';
import { NO_SHIPPING_DATA, SHIPPING_FIELDS, zipcodeText } from '../../domain/shipping';

/**
 * Fields as backends send them, repaired if the meaning is clear: numeric text becomes a number, a missing text or list
 * an empty one. Anything else fails the reply.
 */

export const idText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform(String),
  v.nonEmpty(),
);

/** A number small enough to be exact to the hundredth. */
export const exactNumber = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[+-]?\d+([.,]\d+)?$/),
      v.transform((text) => Number(text.replace(',', '.'))),
    ),
  ]),
  v.minValue(-MAX_EURO),
  v.maxValue(MAX_EURO),
);

/** Takes euro from the wire and returns whole cents. */
export const cents = v.pipe(exactNumber, v.transform(centsFromEuro));

export const wholeNumber = v.pipe(exactNumber, v.transform(Math.trunc));

/** An optional text; numbers are taken as they are written. */
export const textOrEmpty = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(String),
);

/** An optional list. */
export const listOf = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);

/** Shipping data; if missing, nine empty fields. */
export const shippingSchema = v.nullish(
  v.object({
    ...v.entriesFromList(SHIPPING_FIELDS, textOrEmpty),
    zipcode: v.optional(v.pipe(v.unknown(), v.transform(zipcodeText)), ''),
  }),
  NO_SHIPPING_DATA,
);
