import type { OrderPriority } from './priority';

/**
 * A product as the store holds it. The catalogue list brings only part of it: what has not
 * been read yet is absent, never guessed. Prices are whole cents.
 */
export type Product = {
  id: string;
  title: string;
  priceCents: number;
  /** Ordered; the first is the cover. */
  fileNames: string[];
  /** The short internal name that administrators give. */
  name?: string;
  description?: string;
  category?: string;
  stock?: number;
};

export type ShippingData = {
  name: string;
  surname: string;
  address: string;
  civicNumber: string;
  city: string;
  province: string;
  /** Typed text, so that '00184' keeps its zeros. */
  zipcode: string;
  email: string;
  telephoneNumber: string;
};

export type CartLine = { productId: string; quantity: number };

export type Cart = {
  /** As the backend gave it, because it goes back in the checkout body. */
  id: string | number | null;
  lines: CartLine[];
  orderPriority: OrderPriority;
  shippingData: ShippingData;
};

/** What was bought, with the name and price of that day: a value, not a reference. */
export type OrderLine = {
  productId: string;
  name: string;
  priceCents: number;
  fileNames: string[];
  quantity: number;
};

export type Order = {
  orderNumber: string;
  /** Epoch milliseconds; null when the backend gave no readable time. */
  placedAt: number | null;
  /** One of the seven states, or an unknown word to be shown as such. */
  state: string;
  priority: OrderPriority;
  shipper: string;
  shippingCode: string;
  lines: OrderLine[];
  totalQuantities: number;
  priorityCostCents: number;
  totalCostCents: number;
  shippingData: ShippingData;
};

export type Feedback = {
  id: string;
  buyerName: string;
  /** Epoch milliseconds; null when the backend gave no readable time. */
  writtenAt: number | null;
  /** 0 to 5, whole. */
  stars: number;
  comment: string;
  images: string[];
  productId: string;
  /** The product's title, where the feedback carried it. */
  productTitle?: string;
};

export type Admin = { id: string; username: string; email: string; telephoneNumber: string };

/** Plain data, as JSON has it. */
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * Why a call failed. Screens choose their words by it:
 * - network: the backend was not reached
 * - timeout: it did not answer in time, so a write's outcome is unknown
 * - http: it answered with an error status; `text` is its body where that is plain text
 * - unreadable: it answered, but not with what the call promises
 * - refused: it answered 2xx with its own marker or text for failure
 * - aborted: the call was given up first
 */
export type Failure =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'http'; status: number; statusText: string; text: string }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'refused'; text: string }
  | { kind: 'aborted' };
