import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { STALE_AFTER, type Write } from './invalidation';

type RereadThunk = ThunkAction<unknown, never, unknown, UnknownAction>;

type Lifecycle = {
  dispatch: (thunk: never) => unknown;
  queryFulfilled: Promise<unknown>;
};

/**
 * Waits for a write and then reads its entity again where the invalidation table says so:
 * every screen that shows it, list or page, gets the new body from the store's one copy. Not
 * where it is in vain by then.
 */
export async function refetchAfterWrite(
  write: Write,
  { dispatch, queryFulfilled }: Lifecycle,
  read: () => unknown,
  isInVain: () => boolean = () => false,
): Promise<void> {
  const when = STALE_AFTER[write].refetch;
  const failed = await queryFulfilled.then(
    () => false,
    () => true,
  );
  const isStale = when === 'always' || (when === 'onFailure' && failed);
  if (isStale && !isInVain()) {
    (dispatch as (thunk: RereadThunk) => unknown)(read() as RereadThunk);
  }
}

/**
 * A thunk that reads once what is under way has come in: a read that began before the write
 * may bring what was before it, and RTK Query starts no second one beside it.
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
