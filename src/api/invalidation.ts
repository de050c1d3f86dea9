/** The tags of what queries show. */
export const TAG_TYPES = [
  'Cart',
  'Products',
  'Feedback',
  'AllFeedback',
  'Orders',
  'Admins',
  'Profile',
  /** What the worker answered with the copy of an earlier visit. */
  'Copies',
] as const;

type TagType = (typeof TAG_TYPES)[number];

/** What queries provide and writes invalidate: all of a type, or one thing or list of it. */
export type Tag = TagType | { type: TagType; id: string };

/** The lists, apart from the things in them: one thing is never a reason to read all of them. */
export const PRODUCT_LIST = { type: 'Products', id: 'LIST' } as const satisfies Tag;
export const ORDER_LIST = { type: 'Orders', id: 'LIST' } as const satisfies Tag;

/**
 * Returns the tag of one thing. RTK Query keeps tags as keys of a plain object, where an id that every
 * object has, such as 'constructor', would break its reducer: these get a prefix.
 */
export function tagOf(type: 'Orders' | 'Products', id: string): Tag {
  return { type, id: id in Object.prototype ? `id:${id}` : id };
}

/**
 * When the thing that a write changes must be read again: 'never' when nothing of it changed,
 * 'onFailure' when a good reply carries the new body (after a failure its outcome is unknown),
 * 'always' when the reply brings no body.
 */
type Refetch = 'never' | 'onFailure' | 'always';

type Staleness = { tags: readonly Tag[]; refetch: Refetch };

const tags = (...stale: Tag[]): Staleness => ({ tags: stale, refetch: 'never' });
const refetch = (when: Refetch): Staleness => ({ tags: [], refetch: when });

/**
 * The one table of what each write makes stale. Bodies that a reply or a patch brings need
 * no row: the store has one copy, so every query that shows the entity has it already.
 */
export const STALE_AFTER = {
  addToCart: tags('Cart'),
  removeFromCart: tags('Cart'),
  emptyCart: tags('Cart'),
  updateQuantity: tags('Cart'),
  updateDelivery: tags('Cart'),
  saveShippingData: tags('Cart'),
  startCheckout: tags(),

  // Feedback carries its product's title.
  deleteProduct: tags(PRODUCT_LIST, 'Cart', 'Feedback', 'AllFeedback'),
  createProduct: tags(PRODUCT_LIST),
  updateProduct: { ...tags('AllFeedback'), refetch: 'always' },
  deleteProductImage: refetch('always'),
  addProductImages: refetch('onFailure'),

  addFeedback: tags('Feedback', 'AllFeedback'),

  updateOrderState: refetch('onFailure'),
  updateOrderShipping: refetch('onFailure'),
  cancelOrder: refetch('onFailure'), // a good reply means the state that the call implies
  refundOrder: refetch('onFailure'),
  returnOrder: refetch('always'),

  login: tags('Profile', 'Cart'), // the cookie may be of another cart
  logout: tags(),
  recoverPassword: tags(),
  resetPassword: tags(),
  registerAdmin: tags('Admins'),
  activateAdmin: tags('Admins'),
  acceptAdmin: tags('Admins'),
  deleteAdmin: tags('Admins'),
  updateEmail: tags(), // changes nothing until its link is followed
  updateTelephone: tags(), // the same
  updatePassword: tags(),
  confirmEmail: tags('Profile', 'Admins'),
  confirmTelephone: tags('Profile', 'Admins'),
} satisfies Record<string, Staleness>;

export type Write = keyof typeof STALE_AFTER;

/** Returns the tags that a write invalidates, also a failed one, whose outcome is unknown. */
export function staleAfter(write: Write): Tag[] {
  return [...STALE_AFTER[write].tags];
}

/** Returns whether the thing that a write changes is unknown after it. */
export function isUnknownAfter(write: Write, hasFailed: boolean): boolean {
  const { refetch: when } = STALE_AFTER[write];
  return when === 'always' || (when === 'onFailure' && hasFailed);
}

/**
 * Returns the `invalidatesTags` of a write of one thing: the tags of the table, and the thing's own
 * if it is unknown after the write.
 */
export function staleThing<Argument>(
  write: Write,
  type: 'Orders' | 'Products',
  idOf: (argument: Argument) => string,
) {
  return (_result: unknown, error: unknown, argument: Argument): Tag[] =>
    isUnknownAfter(write, error !== undefined)
      ? [...staleAfter(write), tagOf(type, idOf(argument))]
      : staleAfter(write);
}
