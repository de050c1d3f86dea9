import * as v from 'valibot';
import { isPlausible } from '../api/logicalClock';
import { ORDER_PRIORITIES } from '../domain/priority';
import { timestamp } from '../domain/schemas';
import type { Admin, Feedback, Order, Product, ShippingData } from '../domain/types';
import type { EntityUpdates } from '../entities/entities';

/** Schemas of entities from another tab: the types of `domain/types.ts`, checked. */

/** As a key, '__proto__' would reach into the prototype of the tables. */
const id = v.pipe(v.string(), v.nonEmpty(), v.notValue('__proto__'));

/** A time in the past, in epoch milliseconds: one in the future would win over every later read. */
export const moment = v.pipe(v.number(), v.minValue(0), v.check(isPlausible));

const text = v.string();
const cents = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer());
const time = v.nullable(timestamp);

const product = v.object({
  id,
  title: text,
  priceCents: cents,
  fileNames: v.array(text),
  name: v.exactOptional(text),
  description: v.exactOptional(text),
  category: v.exactOptional(text),
  stock: v.exactOptional(count),
}) satisfies v.GenericSchema<Product, Product>;

const shippingData = v.object({
  name: text,
  surname: text,
  address: text,
  civicNumber: text,
  city: text,
  province: text,
  zipcode: text,
  email: text,
  telephoneNumber: text,
}) satisfies v.GenericSchema<ShippingData, ShippingData>;

const order = v.object({
  orderNumber: id,
  placedAt: time,
  state: text,
  priority: v.picklist(ORDER_PRIORITIES),
  shipper: text,
  shippingCode: text,
  lines: v.array(
    v.object({
      productId: id,
      name: text,
      priceCents: cents,
      fileNames: v.array(text),
      quantity: count,
    }),
  ),
  totalQuantities: count,
  priorityCostCents: cents,
  totalCostCents: cents,
  shippingData,
}) satisfies v.GenericSchema<Order, Order>;

const feedback = v.object({
  id,
  buyerName: text,
  writtenAt: time,
  stars: v.pipe(count, v.minValue(0), v.maxValue(5)),
  comment: text,
  images: v.array(text),
  productId: text,
  productTitle: v.exactOptional(text),
}) satisfies v.GenericSchema<Feedback, Feedback>;

const admin = v.object({
  id,
  username: text,
  email: text,
  telephoneNumber: text,
}) satisfies v.GenericSchema<Admin, Admin>;

// What calls are known to change without sending the whole body back.
const patch = v.variant('kind', [
  v.object({
    kind: v.literal('products'),
    id,
    fields: v.object({
      priceCents: v.exactOptional(cents),
      stock: v.exactOptional(count),
      fileNames: v.exactOptional(v.array(text)),
    }),
  }),
  v.object({ kind: v.literal('orders'), id, fields: v.object({ state: text }) }),
]);

export const entityUpdates: v.GenericSchema<unknown, EntityUpdates> = v.object({
  asOf: moment,
  products: v.exactOptional(v.array(product)),
  partialProducts: v.exactOptional(v.array(product)),
  orders: v.exactOptional(v.array(order)),
  feedback: v.exactOptional(v.array(feedback)),
  admins: v.exactOptional(v.array(admin)),
  patches: v.exactOptional(v.array(patch)),
  removed: v.exactOptional(
    v.array(v.object({ kind: v.picklist(['products', 'orders', 'feedback', 'admins']), id })),
  ),
});
