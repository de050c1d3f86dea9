import { useNavigate } from 'react-router';

/** Leaves the page for a path by calling `go`, perhaps after a question. */
type NavigationGuard = (path: string, go: () => void) => void;

let current: NavigationGuard | null = null;

/** Installs the guard of all navigations of `useGuardedNavigate`; returns a function that removes it. */
export function setNavigationGuard(guard: NavigationGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
}

/**
 * Returns a function that opens a path for a person, who is asked first if the page would lose chosen files. Links have
 * their own guard, and redirects ask nothing. `before` runs right before the navigation.
 */
export function useGuardedNavigate(): (path: string, before?: () => void) => void {
  const navigate = useNavigate();
  return (path, before) => {
    const go = () => {
      before?.();
      // As links do. The address may also be that of a page that is still loading.
      void navigate(path, { replace: path === location.pathname + location.search });
    };
    if (current) current(path, go);
    else go();
  };
}
