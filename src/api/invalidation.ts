/** The tags that queries provide. */
export const TAG_TYPES = [
  'Cart',
  'Products',
  'Feedback',
  'AllFeedback',
  'Orders',
  'Admins',
  'Profile',
  /** Queries that the worker answered with a copy from an earlier visit. */
  'Copies',
] as const;

type TagType = (typeof TAG_TYPES)[number];

/** What queries provide and writes invalidate: everything of a type, or one entity or list of it. */
export type Tag = TagType | { type: TagType; id: string };

/** The tag of one order or product. */
export type EntityTag = { type: 'Orders' | 'Products'; id: string };

/** The lists, apart from their entities: a change to one entity never refetches a whole list. */
export const PRODUCT_LIST = { type: 'Products', id: 'LIST' } as const satisfies Tag;
export const ORDER_LIST = { type: 'Orders', id: 'LIST' } as const satisfies Tag;

/**
 * Returns the tag of one entity. RTK Query keeps tags as keys of a plain object, and an id that every object has, such
 * as 'constructor', would break its reducer: such ids get a prefix.
 */
export function tagOf(type: EntityTag['type'], id: string): EntityTag {
  return { type, id: id in Object.prototype ? `id:${id}` : id };
}

/**
 * When the entity that a write changes must be refetched: 'never' if the write does not change it, 'onFailure' if a
 * good reply carries the new body (after a failure the outcome is unknown), 'always' if the reply carries no body.
 */
type Refetch = 'never' | 'onFailure' | 'always';

type Staleness = { tags: readonly Tag[]; refetch: Refetch };

const tags = (...stale: Tag[]): Staleness => ({ tags: stale, refetch: 'never' });
const refetch = (when: Refetch): Staleness => ({ tags: [], refetch: when });

/**
 * The one table of what each write makes stale. An entity whose new body comes with the reply is not listed: the store
 * holds it only once, so every query shows the new body.
 */
export const STALE_AFTER = {
  addToCart: tags('Cart'),
  removeFromCart: tags('Cart'),
  emptyCart: tags('Cart'),
  updateQuantity: tags('Cart'),
  updateDelivery: tags('Cart'),
  saveShippingData: tags('Cart'),
  startCheckout: tags(),

  // Testimonials carry their product's title.
  deleteProduct: { ...tags(PRODUCT_LIST, 'Cart', 'AllFeedback'), refetch: 'onFailure' },
  createProduct: tags(PRODUCT_LIST),
  updateProduct: { ...tags('AllFeedback'), refetch: 'always' },
  deleteProductImage: refetch('always'),
  addProductImages: refetch('onFailure'),

  addFeedback: tags('Feedback', 'AllFeedback'),

  updateOrderState: refetch('onFailure'),
  updateOrderShipping: refetch('onFailure'),
  cancelOrder: refetch('onFailure'), // a good reply implies the order's new state
  refundOrder: refetch('onFailure'),
  returnOrder: refetch('always'),

  login: tags('Cart'), // the cookie may belong to another cart
  logout: tags(),
  recoverPassword: tags(),
  resetPassword: tags(),
  registerAdmin: tags('Admins'),
  activateAdmin: tags('Admins'),
  acceptAdmin: tags('Admins'),
  deleteAdmin: tags('Admins'),
  updateEmail: tags(), // nothing changes until the mailed link is opened
  updateTelephone: tags(),
  updatePassword: tags(),
  confirmEmail: tags('Profile', 'Admins'),
  confirmTelephone: tags('Profile', 'Admins'),
} satisfies Record<string, Staleness>;

export type Write = keyof typeof STALE_AFTER;

/** Returns the tags that a write invalidates, even if it failed: its outcome is then unknown. */
export function staleAfter(write: Write): Tag[] {
  return [...STALE_AFTER[write].tags];
}

/** Returns whether the entity that a write changes is unknown after it. */
export function isUnknownAfter(write: Write, hasFailed: boolean): boolean {
  const { refetch: when } = STALE_AFTER[write];
  return when === 'always' || (when === 'onFailure' && hasFailed);
}

/**
 * Returns the `invalidatesTags` of a write to one entity: the tags of the table, and the entity's own if it is unknown
 * after the write. Not while offline: its read would fail as well, and a reconnection refetches what is on screen.
 */
export function staleThing<Argument>(
  write: Write,
  type: EntityTag['type'],
  idOf: (argument: Argument) => string,
) {
  return (_result: unknown, error: unknown, argument: Argument): Tag[] =>
    isUnknownAfter(write, error !== undefined) && navigator.onLine !== false
      ? [...staleAfter(write), tagOf(type, idOf(argument))]
      : staleAfter(write);
}
