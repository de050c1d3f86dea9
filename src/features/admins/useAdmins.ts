import { adminsApi } from '../../api/admins';
import type { Failure } from '../../domain/types';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useEntities } from '../../hooks/useEntity';
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
  const admins = useEntities('admins', ids);
  return {
    isAdmin,
    /** Undefined until they have been read. */
    admins: ids && admins,
    failure: isFetching ? undefined : (error as Failure | undefined),
    reading: useFreshness(query, 'getAdmins'),
  };
}
