import { useMemo } from 'react';
import { adminsApi } from '../../api/admins';
import type { Failure } from '../../domain/failure';
import type { Admin } from '../../domain/types';
import { selectIsAdmin } from '../../session/sessionSlice';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';
import { useFreshness } from '../../hooks/useFreshness';

/**
 * Returns all administrators in the backend's order, refetched whenever a screen opens; without
 * an administrator's session nothing is requested.
 */
export function useAdmins() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const query = adminsApi.useGetAdminsQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: true,
  });
  const { currentData: ids, error, isFetching } = query;
  const reading = useFreshness(query, 'getAdmins');
  const table = useAppSelector((state) => state.entities.admins);
  const admins = useMemo(
    () => ids?.map((id) => bodyOf(table, id)).filter((body): body is Admin => body !== undefined),
    [ids, table],
  );
  return {
    isAdmin,
    /** Undefined until they are read. */
    admins,
    failure: isFetching ? undefined : (error as Failure | undefined),
    reading,
    retry: () => {
      if (isAdmin) reading.read();
    },
  };
}
