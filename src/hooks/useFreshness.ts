import { forceFresh } from '../api/forceFresh';
import type { UnreadableRecords } from '../api/queryMeta';
import { selectReadTime } from '../api/readTimesSlice';
import { selectIsAdmin } from '../session/sessionSlice';
import { selectUnreadable } from '../api/unreadableSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** How old something on screen is, what it lacks, and how to have it read anew. */
export type Reading = {
  /** When what is shown was true, in epoch milliseconds; undefined before it was read. */
  readAt: number | undefined;
  isReading: boolean;
  /** What a list had to leave out; for administrators only. */
  unreadable: UnreadableRecords | undefined;
  /** Asks the backend itself, whatever other tabs may have; nothing while it is being asked. */
  read: () => void;
};

type Query = { isFetching: boolean; refetch: () => unknown };

/** The reading of a query with this endpoint and argument. */
export function useFreshness(
  { isFetching, refetch }: Query,
  endpoint: string,
  argument?: string,
): Reading {
  const dispatch = useAppDispatch();
  const readAt = useAppSelector((state) => selectReadTime(state, endpoint, argument));
  const unreadable = useAppSelector((state) =>
    selectIsAdmin(state) ? selectUnreadable(state, endpoint, argument) : undefined,
  );
  return {
    readAt,
    unreadable,
    isReading: isFetching,
    read: () => {
      if (isFetching) return;
      dispatch(forceFresh());
      refetch();
    },
  };
}
