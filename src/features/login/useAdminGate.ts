import { useState } from 'react';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useReplayedPageState } from '../../hooks/usePageState';

/**
 * Returns whether an administrator's form is shown: during a session and, if it ends with unsaved work in the form, as
 * long as the page stays open. Without unsaved work the form disappears at once. `of` names it, unique on its page.
 */
export function useAdminGate(
  of: 'page' | 'form',
  hasWork: boolean,
): { isOpen: boolean; isAdmin: boolean } {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  const [isKeptOpen, setIsKeptOpen] = useReplayedPageState<boolean>(`kept-open/${of}`, false);
  if (isAdmin !== wasAdmin) {
    setWasAdmin(isAdmin);
    setIsKeptOpen(!isAdmin && hasWork);
  }
  return { isOpen: isAdmin || isKeptOpen, isAdmin };
}
