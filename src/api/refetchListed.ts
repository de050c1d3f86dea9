import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { isUnknownAfter, type Write } from './invalidation';
import { shopApi } from './shopApi';

type Thunk<Result = unknown> = ThunkAction<Result, unknown, unknown, UnknownAction>;

type Lifecycle = Pick<BaseQueryApi, 'dispatch'> & { queryFulfilled: Promise<unknown> };

/** The query of one entity. */
type Read = {
  cacheKey: string;
  /** Returns the running read, if there is one. */
  running: Thunk<PromiseLike<unknown> | undefined>;
  read: Thunk;
};

/**
 * Reads one entity after a write that leaves it unknown, if no page shows it: its tag reaches pages only, and one
 * entity is no reason to refetch a list. `isObsolete` is called when the write has ended.
 */
export async function refetchListed(
  write: Write,
  { dispatch, queryFulfilled }: Lifecycle,
  { cacheKey, running, read }: Read,
  isObsolete: () => boolean = () => false,
): Promise<void> {
  const hasFailed = await queryFulfilled.then(
    () => false,
    () => true,
  );
  if (!isUnknownAfter(write, hasFailed) || isShown(dispatch, cacheKey) || isObsolete()) return;
  // The running read may have begun before the write, and RTK Query starts no second one in parallel.
  await dispatch(running);
  dispatch(read);
}

/** Returns whether a component subscribes to a query: only then does RTK Query refetch it by its tag. */
function isShown(dispatch: BaseQueryApi['dispatch'], cacheKey: string): boolean {
  const subscriptions = dispatch(shopApi.internalActions.internal_getRTKQSubscriptions());
  const { getSubscriptionCount } = subscriptions as unknown as {
    getSubscriptionCount: (cacheKey: string) => number;
  };
  return getSubscriptionCount(cacheKey) > 0;
}
