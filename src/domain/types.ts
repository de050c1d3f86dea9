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
