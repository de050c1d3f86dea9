/**
 * The records of the mock backend, in the shapes of the API (spec section 3). They do not use the
 * application's types, so that a mistake in those shows in a test. Prices are euro, times ISO text.
 */

/** Raise it when a record or the seed changes: databases with an older version are reset. */
export const SEED_VERSION = 1;

/** The fields of the product forms (spec section 2). */
export const PRODUCT_FORM_FIELDS = ['name', 'title', 'description', 'price'] as const;

/** The fields of a product form, still as text. */
export type ProductForm = Record<(typeof PRODUCT_FORM_FIELDS)[number], string>;

export type ProductRecord = Omit<ProductForm, 'price'> & {
  id: string;
  price: number;
  category: string;
  stock: number;
  fileNames: string[];
  /** Position in the catalogue; lower comes first. */
  position: number;
};

export const SHIPPING_FIELDS = [
  'name',
  'surname',
  'address',
  'civicNumber',
  'city',
  'province',
  'zipcode',
  'email',
  'telephoneNumber',
] as const;

export type ShippingRecord = Record<(typeof SHIPPING_FIELDS)[number], string>;

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
  /** The time of delivery, for the 30-day return window; null before. */
  deliveredAt: string | null;
  /** Whether the goods are back in stock because the order was cancelled. */
  stockReturned?: boolean;
  /** The customer's return request, if any. */
  returnRequest?: {
    productIds: string[];
    description: string;
    attachments: string[];
    requestedAt: string;
  };
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
  /** Requested in the profile, not yet confirmed by the link in the mail. */
  pendingEmail?: string;
  pendingTelephoneNumber?: string;
};

/** A shopper with a password. Shopping needs none; the login screen knows customers. */
export type CustomerRecord = { email: string; password: string };

/** A mailed password recovery; the code works once, until it expires. */
type ResetRecord = { code: string; email: string; expiresAt: string };

/** A token that was logged out before it expired; the id is its `jti` claim. */
type RevokedTokenRecord = { id: string };

export type PaymentRecord = {
  id: string;
  cartId: string;
  amount: number;
  state: 'open' | 'paid' | 'refused' | 'abandoned';
  orderNumber: string | null;
  /** The order lines as they were at checkout. */
  lines: OrderLineRecord[];
  orderPriority: 'STANDARD' | 'PRIORITARIO';
  shippingData: ShippingRecord;
};

export type MailRecord = {
  id: string;
  to: string;
  subject: string;
  body: string;
  /** The path in the shop that the mail links to, or null. */
  link: string | null;
  sentAt: string;
};

type ImageRecord = { fileName: string; type: string; bytes: ArrayBuffer };

/** A number of the mock backend itself: the seed's version or a counter. */
type MetaRecord = { key: string; value: number };

/** The tables of the database and their records. */
export type Tables = {
  products: ProductRecord;
  carts: CartRecord;
  orders: OrderRecord;
  feedback: FeedbackRecord;
  admins: AdminRecord;
  customers: CustomerRecord;
  resets: ResetRecord;
  revokedTokens: RevokedTokenRecord;
  payments: PaymentRecord;
  mails: MailRecord;
  images: ImageRecord;
  meta: MetaRecord;
};
