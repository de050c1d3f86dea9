import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

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

export type Tag = (typeof TAG_TYPES)[number];

/**
 * When one entity must be read again after a write: 'never' when nothing of it changed,
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
  deleteProduct: tags('Products', 'Cart', 'Feedback', 'AllFeedback'),
  createProduct: tags('Products'),
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

type Thunk<Result = unknown> = ThunkAction<Result, unknown, unknown, UnknownAction>;

type Lifecycle = Pick<BaseQueryApi, 'dispatch'> & { queryFulfilled: Promise<unknown> };

/**
 * Waits for a write and then reads its entity again where the invalidation table says so:
 * every screen that shows it, list or page, gets the new body from the store's one copy.
 * `isObsolete` is asked when the write has ended.
 */
export async function refetchAfterWrite(
  write: Write,
  { dispatch, queryFulfilled }: Lifecycle,
  [running, read]: readonly [running: Thunk<PromiseLike<unknown> | undefined>, read: Thunk],
  isObsolete: () => boolean = () => false,
): Promise<void> {
  const when = STALE_AFTER[write].refetch;
  const failed = await queryFulfilled.then(
    () => false,
    () => true,
  );
  const isStale = when === 'always' || (when === 'onFailure' && failed);
  if (!isStale || isObsolete()) return;
  // It may have begun before the write, and RTK Query starts no second one beside it.
  await dispatch(running);
  dispatch(read);
}
