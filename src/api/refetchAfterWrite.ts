import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { STALE_AFTER, type Write } from './invalidation';

type RefetchThunk = ThunkAction<unknown, never, unknown, UnknownAction>;

type Lifecycle = {
  dispatch: (thunk: never) => unknown;
  queryFulfilled: Promise<unknown>;
};

/**
 * Waits for a write and then reads its entity again where the invalidation table says so:
 * every screen that shows it, list or page, gets the new body from the store's one copy.
 * `isObsolete` is asked when the write has ended.
 */
export async function refetchAfterWrite(
  write: Write,
  { dispatch, queryFulfilled }: Lifecycle,
  read: () => unknown,
  isObsolete: () => boolean = () => false,
): Promise<void> {
  const when = STALE_AFTER[write].refetch;
  const failed = await queryFulfilled.then(
    () => false,
    () => true,
  );
  const isStale = when === 'always' || (when === 'onFailure' && failed);
  if (isStale && !isObsolete()) {
    (dispatch as (thunk: RefetchThunk) => unknown)(read() as RefetchThunk);
  }
}

/**
 * Returns a thunk that reads after the running read has ended: that one may have begun before the
 * write, and RTK Query starts no second one beside it.
 */
export function refetchOnceIdle(
  running: ThunkAction<unknown, never, unknown, UnknownAction>,
  read: ThunkAction<unknown, never, unknown, UnknownAction>,
): ThunkAction<Promise<void>, never, unknown, UnknownAction> {
  return async (dispatch) => {
    await dispatch(running);
    dispatch(read);
  };
}
