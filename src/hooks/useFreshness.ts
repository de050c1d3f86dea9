import { forceFresh } from '../api/requestContext';
import { type UnreadableRecords, selectQueryMeta } from '../api/queryMeta';
import { selectIsAdmin } from '../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** The age of the data on screen, the records it lacks, and how to refetch it. */
export type Freshness = {
  /** When the data was read, in epoch milliseconds; undefined before. */
  readAt: number | undefined;
  isReading: boolean;
  /** Whether the last read failed, or was answered by a copy from an earlier visit. */
  isOutdated: boolean;
  /** The records that a list leaves out; for administrators only. */
  unreadable: UnreadableRecords | undefined;
  /** Refetches from the backend, not from other tabs; does nothing while it is fetching or if the query is skipped. */
  read: () => void;
};

type Query = {
  isUninitialized: boolean;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/** Returns the freshness of a query with this endpoint and argument. */
export function useFreshness(
  { isUninitialized, isFetching, isError, refetch }: Query,
  endpoint: string,
  argument?: string,
): Freshness {
  const dispatch = useAppDispatch();
  const meta = useAppSelector((state) => selectQueryMeta(state, endpoint, argument));
  const isAdmin = useAppSelector(selectIsAdmin);
  return {
    readAt: meta?.asOf,
    unreadable: isAdmin ? meta?.unreadable : undefined,
    isReading: isFetching,
    isOutdated: isError || meta?.isCopy === true,
    read: () => {
      if (isFetching || isUninitialized) return;
      dispatch(forceFresh());
      refetch();
    },
  };
}
