import * as v from 'valibot';
import type { BulkJob } from '../domain/bulkJob';
import { ORDER_STATES } from '../domain/orderState';
import { ORDER_PRIORITIES } from '../domain/priority';
import type { Admin, Cart, Feedback, Order, Product, ShippingData, Failure } from '../domain/types';
import type { UnreadableRecords } from '../api/queryMeta';
import type { OrderEvent } from '../domain/orderTimeline';

/*
 * What the things of the shop look like inside a snapshot: as in the store, with nothing
 * beside the fields that are named here.
 */

const number = v.pipe(v.number(), v.finite());

/** Epoch milliseconds that a date can show. */
export const time = v.pipe(number, v.minValue(-8.64e15), v.maxValue(8.64e15));

export const priority = v.picklist(ORDER_PRIORITIES);

export const product = v.strictObject({
  id: v.string(),
  title: v.string(),
  priceCents: number,
  fileNames: v.array(v.string()),
  name: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  category: v.exactOptional(v.string()),
  stock: v.exactOptional(number),
});

export const shippingData = v.strictObject({
  name: v.string(),
  surname: v.string(),
  address: v.string(),
  civicNumber: v.string(),
  city: v.string(),
  province: v.string(),
  zipcode: v.string(),
  email: v.string(),
  telephoneNumber: v.string(),
});

export const order = v.strictObject({
  orderNumber: v.string(),
  placedAt: v.nullable(time),
  state: v.string(),
  priority,
  shipper: v.string(),
  shippingCode: v.string(),
  lines: v.array(
    v.strictObject({
      productId: v.string(),
      name: v.string(),
      priceCents: number,
      fileNames: v.array(v.string()),
      quantity: number,
    }),
  ),
  totalQuantities: number,
  priorityCostCents: number,
  totalCostCents: number,
  shippingData,
});

export const feedback = v.strictObject({
  id: v.string(),
  buyerName: v.string(),
  writtenAt: v.nullable(time),
  stars: number,
  comment: v.string(),
  images: v.array(v.string()),
  productId: v.string(),
  productTitle: v.exactOptional(v.string()),
});

export const admin = v.strictObject({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  telephoneNumber: v.string(),
});

export const cart = v.strictObject({
  id: v.nullable(v.union([v.string(), number])),
  lines: v.array(v.strictObject({ productId: v.string(), quantity: number })),
  orderPriority: priority,
  shippingData,
});

export const failure = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['network', 'timeout', 'aborted']) }),
  v.strictObject({
    kind: v.literal('http'),
    status: number,
    statusText: v.string(),
    text: v.string(),
  }),
  v.strictObject({ kind: v.literal('unreadable'), reason: v.string() }),
  v.strictObject({ kind: v.literal('refused'), text: v.string() }),
]);

/** The records that a list lacks. */
export const unreadable = v.strictObject({
  kind: v.picklist(['products', 'orders', 'feedback', 'admins']),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ids: v.array(v.string()),
});

const change = v.variant('kind', [
  v.strictObject({ kind: v.literal('state'), state: v.picklist(ORDER_STATES) }),
  v.strictObject({ kind: v.literal('shipping'), shipper: v.string(), shippingCode: v.string() }),
]);

export const bulkJob = v.strictObject({
  kind: v.picklist(['state', 'shipping']),
  phase: v.picklist(['running', 'paused', 'stopped', 'ended']),
  items: v.array(
    v.strictObject({
      orderNumber: v.string(),
      change,
      status: v.picklist(['waiting', 'sending', 'done', 'failed']),
      outcomeUnknown: v.boolean(),
      failure: v.exactOptional(failure),
    }),
  ),
});

export const orderEvent = v.strictObject({
  orderNumber: v.string(),
  at: time,
  how: v.picklist(['read', 'changed']),
  state: v.string(),
  shipper: v.string(),
  shippingCode: v.string(),
});

/** A schema for values of exactly this type: a field more or less on either side is an error. */
type Of<Schema extends v.GenericSchema, Type> = [
  v.InferOutput<Schema>,
  keyof v.InferOutput<Schema>,
  Type,
  keyof Type,
] extends [Type, keyof Type, v.InferOutput<Schema>, keyof v.InferOutput<Schema>]
  ? Schema
  : never;

// A change of the domain's types that the format does not follow fails here, when compiled.
product satisfies Of<typeof product, Product>;
shippingData satisfies Of<typeof shippingData, ShippingData>;
order satisfies Of<typeof order, Order>;
feedback satisfies Of<typeof feedback, Feedback>;
admin satisfies Of<typeof admin, Admin>;
cart satisfies Of<typeof cart, Cart>;
failure satisfies Of<typeof failure, Failure>;
unreadable satisfies Of<typeof unreadable, UnreadableRecords>;
bulkJob satisfies Of<
  typeof bulkJob,
  Omit<BulkJob, 'items'> & { items: BulkJob['items'][number][] }
>;
orderEvent satisfies Of<typeof orderEvent, OrderEvent>;
