import { useState } from 'react';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { usePageState, useReplayedPageState } from '../../hooks/usePageState';

/** The guarded part of a page. */
type Gated = 'page' | 'form';
const keptOpen = (of: Gated) => `kept-open/${of}`;

/**
 * Returns whether an administrator's form is shown: during a session and, if it ends with unsaved work in the form, as
 * long as the page stays open. Without unsaved work the form disappears at once. `of` names it, unique on its page.
 */
export function useAdminGate(of: Gated, hasWork: boolean): { isOpen: boolean; isAdmin: boolean } {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  const [isKeptOpen, setIsKeptOpen] = useReplayedPageState<boolean>(keptOpen(of), false);
  if (isAdmin !== wasAdmin) {
    setWasAdmin(isAdmin);
    setIsKeptOpen(!isAdmin && hasWork);
  }
  return { isOpen: isAdmin || isKeptOpen, isAdmin };
}

/** Returns whether a form is shown that `useAdminGate` guards in another part of the page. */
export function useIsGateOpen(of: Gated): boolean {
  const [isKeptOpen] = usePageState<boolean>(keptOpen(of), false);
  return useAppSelector(selectIsAdmin) || isKeptOpen;
}
