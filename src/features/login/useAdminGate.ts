import { useState } from 'react';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useReplayedPageState } from '../../hooks/usePageState';

/**
 * Whether an administrator's form is shown: while somebody is logged in and, when the session
 * ends with work in the form, for as long as the person stays. `of` names it, once a page.
 */
export function useAdminGate(
  of: 'page' | 'form',
  hasWork: boolean,
): { isOpen: boolean; isAdmin: boolean } {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  const [isKept, setIsKept] = useReplayedPageState<boolean>(`kept-open/${of}`, false);
  if (isAdmin !== wasAdmin) {
    setWasAdmin(isAdmin);
    setIsKept(!isAdmin && hasWork);
  }
  return { isOpen: isAdmin || isKept, isAdmin };
}
