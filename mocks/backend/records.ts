/**
 * What the mock backend keeps, in the shapes that it also puts on the wire (spec section 3).
 * Written apart from the application's types on purpose: this side is the witness.
 * Prices are euro, times are ISO text.
 */
export type ProductRecord = {
  id: string;
  name: string;
  title: string;
  description: string;
  price: number;
  category: string;
  stock: number;
  fileNames: string[];
  /** Position in the catalogue; lower comes first. */
  position: number;
};

export type ShippingRecord = {
  name: string;
  surname: string;
  address: string;
  civicNumber: string;
  city: string;
  province: string;
  zipcode: string;
  email: string;
  telephoneNumber: string;
};

export type CartRecord = {
  id: string;
  lines: { productId: string; quantity: number }[];
  orderPriority: 'STANDARD' | 'PRIORITARIO';
  shippingData: ShippingRecord | null;
};

export type OrderLineRecord = {
  product: { id: string; name: string; price: number; fileNames: string[] };
  quantity: number;
};

export type OrderRecord = {
  orderNumber: string;
  timestamp: string;
  stateOfOrder: string;
  orderPriority: 'STANDARD' | 'PRIORITARIO';
  shipper: string;
  shippingCode: string;
  productsInCart: OrderLineRecord[];
  totalQuantities: number;
  priorityCost: number;
  totalCost: number;
  shippingData: ShippingRecord;
  /** When it reached the customer, for the 30-day return window; null before. */
  deliveredAt: string | null;
  /** Whether the goods went back to stock, because the order was cancelled; absent means no. */
  stockReturned?: boolean;
  /** What the customer asked to send back; absent before. */
  returnRequest?: ReturnRecord;
};

type ReturnRecord = {
  productIds: string[];
  description: string;
  attachments: string[];
  requestedAt: string;
};

export type FeedbackRecord = {
  id: string;
  productId: string;
  orderNumber: string;
  buyerName: string;
  timeStamp: string;
  stars: number;
  feedbackS: string;
  images: string[];
};

export type AdminRecord = {
  id: string;
  username: string;
  email: string;
  telephoneNumber: string;
  password: string;
  stage: 'registered' | 'activated' | 'accepted';
  activationCode: string;
  /** Asked for in the profile, not yet confirmed by the link in the mail. */
  pendingEmail?: string;
  pendingTelephoneNumber?: string;
};

/** A shopper with a password; shopping needs none, only the login screen tells them apart. */
export type CustomerRecord = { email: string; password: string };

/** A password recovery that was mailed; the code works once, until it expires. */
export type ResetRecord = { code: string; email: string; expiresAt: string };

/** A session token that was logged out before its time; the id is its `jti` claim. */
export type RevokedTokenRecord = { id: string };

export type PaymentRecord = {
  id: string;
  cartId: string;
  amount: number;
  state: 'open' | 'paid' | 'refused' | 'abandoned';
  orderNumber: string | null;
  /** What is being paid for, as it was at checkout. */
  lines: OrderLineRecord[];
  orderPriority: 'STANDARD' | 'PRIORITARIO';
  shippingData: ShippingRecord;
};

export type MailRecord = {
  id: string;
  to: string;
  subject: string;
  body: string;
  /** Path in the shop that the mail leads to, where it has one. */
  link: string | null;
  sentAt: string;
};

export type ImageRecord = { fileName: string; type: string; bytes: ArrayBuffer };

/** A number that the mock backend remembers about itself: its seed's version, its counters. */
export type MetaRecord = { key: string; value: number };
