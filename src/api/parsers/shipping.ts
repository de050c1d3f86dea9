import * as v from 'valibot';
import { NO_SHIPPING_DATA, zipcodeText } from '../../domain/shipping';
import { textOrEmpty } from './fields';

/** Shipping data; nothing at all is nine empty fields. */
export const shippingSchema = v.nullish(
  v.object({
    name: textOrEmpty,
    surname: textOrEmpty,
    address: textOrEmpty,
    civicNumber: textOrEmpty,
    city: textOrEmpty,
    province: textOrEmpty,
    zipcode: v.optional(v.pipe(v.unknown(), v.transform(zipcodeText)), ''),
    email: textOrEmpty,
    telephoneNumber: textOrEmpty,
  }),
  NO_SHIPPING_DATA,
);
