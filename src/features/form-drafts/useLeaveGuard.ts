import { useEffect, useRef, useState } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../config/paths';
import { setNavigationGuard } from '../../hooks/useGuardedNavigate';
import { historyIndex, setPopStateGuard, type PopStateGuard } from './popStateGuard';
import { isPlainClick } from '../../domain/isPlainClick';

type Options = {
  /** Whether there are chosen files that have not been sent. */
  hasFiles: boolean;
  isSending: boolean;
  /** Drops the files before the navigation continues. */
  onLeave?: () => void;
};

/**
 * Asks before the user leaves a page with chosen files: by a link, by what navigates with `useGuardedNavigate`, by the
 * browser's back and forward, by closing or reloading (there the browser itself asks). Nothing else would be lost.
 * Opening the login is allowed. While the files are being sent, another page may be opened: the call continues.
 */
export function useLeaveGuard({ hasFiles, isSending, onLeave }: Options) {
  const isAsked = hasFiles && !isSending;
  const navigate = useNavigate();
  const { key } = useLocation();
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const isLeaving = useRef(false);

  useUnloadQuestion(hasFiles);

  useEffect(() => {
    if (!isAsked) return;
    isLeaving.current = false;
    const here = historyIndex();
    const { pathname } = location;

    const stopLink = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (path === null || !isLosingFiles(path)) return;
      event.preventDefault();
      event.stopPropagation();
      setPending({ go: () => void navigate(path) });
    };
    // Undoes the step, and hides it from the router.
    const stopStep: PopStateGuard = (event) => {
      const there = historyIndex();
      if (isLeaving.current || here === null || there === null) return;
      if (there !== here && location.pathname === pathname) return;
      event.stopImmediatePropagation();
      if (there === here) return; // the step that undoes it
      history.go(here - there);
      setPending({ go: () => history.go(there - here) });
    };

    document.addEventListener('click', stopLink, true);
    const removeStepGuard = setPopStateGuard(stopStep);
    const removeGuard = setNavigationGuard((path, go) => {
      if (isLosingFiles(path)) setPending({ go });
      else go();
    });
    return () => {
      document.removeEventListener('click', stopLink, true);
      removeStepGuard();
      removeGuard();
    };
  }, [isAsked, key, navigate]);

  return {
    isAsking: pending !== null,
    stay: () => setPending(null),
    leave: () => {
      isLeaving.current = true;
      onLeave?.();
      pending?.go();
    },
  };
}

/** Returns the path to which a click navigates inside this tab; null if it does not. */
function pathOfLink(event: MouseEvent): string | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link?.href || (link.target !== '' && link.target !== '_self')) return null;
  if (link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? pathname + search + hash : null;
}

// Opening the login is allowed.
function isLosingFiles(path: string): boolean {
  const { pathname } = parsePath(path);
  return pathname !== location.pathname && pathname !== PATHS.login;
}

/** Makes the browser ask before the page is closed or reloaded, while `isNeeded`. */
export function useUnloadQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
