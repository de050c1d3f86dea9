import { adminsApi } from '../../api/admins';
import type { Failure } from '../../domain/failure';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useEntity } from '../../hooks/useEntity';

/**
 * Returns the administrator who is logged in, refetched whenever a screen opens; without a
 * session nothing is requested.
 */
export function useProfile() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const query = adminsApi.useGetProfileQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: true,
  });
  const { currentData: id, error, isFetching, refetch } = query;
  const profile = useEntity('admins', id ?? '');
  return {
    isAdmin,
    profile: id === undefined ? undefined : profile,
    failure: isFetching ? undefined : (error as Failure | undefined),
    retry: () => {
      if (isAdmin) void refetch();
    },
  };
}
