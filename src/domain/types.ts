import * as v from 'valibot';
import { MAX_STARS } from './limits';
import { ORDER_PRIORITIES } from './priority';
import { detailsOf } from './product';
import { timestamp } from './schemas';
import { SHIPPING_FIELDS } from './shipping';

/*
 * The shop's entities as the store holds them: one schema each, which checks data from other tabs and snapshots, and
 * the type inferred from it. Numbers are checked by functions, so that the snapshots' JSON schema calls them numbers,
 * as its version 2 does.
 */

/** As a key, '__proto__' would reach the prototype of the tables. */
const id = v.pipe(
  v.string(),
  v.check((text) => text !== '' && text !== '__proto__'),
);

const wholeNumber = v.pipe(v.number(), v.check<number>(Number.isInteger));

export const priority = v.picklist(ORDER_PRIORITIES);

/**
 * A product. The catalogue list sends only part of it: unread fields are absent, never guessed; if the read of its page
 * brought no stock, that is undefined. Prices are whole cents.
 */
export const product = v.strictObject({
  id,
  title: v.string(),
  priceCents: wholeNumber,
  /** Ordered; the first is the cover. */
  fileNames: v.array(v.string()),
  ...detailsOf({ text: v.exactOptional(v.string()), wholeNumber: v.optional(wholeNumber) }),
  /** The price in euro as the backend wrote it, which may have more than two decimals. */
  priceEuro: v.exactOptional(v.number()),
});

export const shippingData = v.strictObject(v.entriesFromList(SHIPPING_FIELDS, v.string()));

const cartLine = v.strictObject({ productId: id, quantity: wholeNumber });

export const cart = v.strictObject({
  /** As the backend sent it, because it is returned in the checkout body. */
  id: v.nullable(v.union([v.string(), v.pipe(v.number(), v.finite())])),
  lines: v.array(cartLine),
  shippingData,
});

/** A line of an order, with the name and price of that day: a copy, not a reference. */
const orderLine = v.strictObject({
  productId: id,
  name: v.string(),
  priceCents: wholeNumber,
  fileNames: v.array(v.string()),
  quantity: wholeNumber,
});

export const order = v.strictObject({
  orderNumber: id,
  /** Epoch milliseconds; null if the backend sent no readable time. */
  placedAt: v.nullable(timestamp),
  /** One of the seven states, or an unknown word to be shown as it is. */
  state: v.string(),
  priority,
  shipper: v.string(),
  shippingCode: v.string(),
  lines: v.array(orderLine),
  totalQuantities: wholeNumber,
  priorityCostCents: wholeNumber,
  totalCostCents: wholeNumber,
  shippingData,
});

export const feedback = v.strictObject({
  id,
  buyerName: v.string(),
  /** Epoch milliseconds; null if the backend sent no readable time. */
  writtenAt: v.nullable(timestamp),
  /** 0 to 5, whole. */
  stars: v.pipe(
    wholeNumber,
    v.check((stars) => stars >= 0 && stars <= MAX_STARS),
  ),
  comment: v.string(),
  images: v.array(v.string()),
  productId: v.string(),
  /** The product's title, if the feedback carried it. */
  productTitle: v.exactOptional(v.string()),
});

export const admin = v.strictObject({
  id,
  username: v.string(),
  email: v.string(),
  telephoneNumber: v.string(),
});

/** An order at some moment, as seen in this browser. No personal data. */
export const orderEvent = v.strictObject({
  orderNumber: id,
  at: timestamp,
  /** Seen in an answer, or the result of a change made in this browser. */
  how: v.picklist(['read', 'changed']),
  state: v.string(),
  shipper: v.string(),
  shippingCode: v.string(),
});

/**
 * Why a call failed, which determines the message on screen:
 * - network: the backend was not reached
 * - timeout: it did not answer in time, so a write's outcome is unknown
 * - http: it answered with an error status; `text` is its body if that is plain text
 * - unreadable: it answered, but not with what the call promises
 * - refused: it answered 2xx with its own marker or text for failure
 * - aborted: the call was cancelled first
 */
export const failure = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['network', 'timeout', 'aborted']) }),
  v.strictObject({
    kind: v.literal('http'),
    status: v.pipe(v.number(), v.finite()),
    statusText: v.string(),
    text: v.string(),
  }),
  v.strictObject({ kind: v.literal('unreadable'), reason: v.string() }),
  v.strictObject({ kind: v.literal('refused'), text: v.string() }),
]);

export type Product = v.InferOutput<typeof product>;
export type { ShippingData } from './shipping';
export type CartLine = v.InferOutput<typeof cartLine>;
export type Cart = v.InferOutput<typeof cart>;
export type OrderLine = v.InferOutput<typeof orderLine>;
export type Order = v.InferOutput<typeof order>;
export type Feedback = v.InferOutput<typeof feedback>;
export type Admin = v.InferOutput<typeof admin>;
export type Failure = v.InferOutput<typeof failure>;

/** A text in the backend's words; it does not compile as an `OwnText`, since reports have to mask it. */
export type BackendText = string & { readonly origin?: 'backend' };

/** A text of the application; any other string than a `BackendText` is one. */
export type OwnText = string & { readonly origin?: 'own' };

/** Plain data, as JSON has it. */
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
