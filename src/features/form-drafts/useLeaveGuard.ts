import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../config/paths';
import { setPopStateGuard, type PopStateGuard } from './popStateGuard';
import { useUnloadQuestion } from './useUnloadQuestion';

/** A way out that waits for an answer. */
type Way = () => void;

/**
 * Asks before unsaved work is left: by a link, by the browser's back and forward, by closing
 * or reloading (there the browser itself asks). The login is no leaving: the work is still
 * there after it. `onLeave` throws the work away; afterwards the person goes where he wanted.
 */
export function useLeaveGuard(hasWork: boolean, onLeave: () => void) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [way, setWay] = useState<{ go: Way } | null>(null);
  const isLeaving = useRef(false);

  useUnloadQuestion(hasWork);

  useEffect(() => {
    if (!hasWork) return;
    isLeaving.current = false;
    const here = placeInHistory();
    const { pathname } = location;

    const stopLink = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ go: () => void navigate(path) });
    };
    // The router does not hear of the step, which is taken back.
    const stopStep: PopStateGuard = (event) => {
      const there = placeInHistory();
      if (isLeaving.current || here === null || there === null) return;
      if (there !== here && location.pathname === pathname) return;
      event.stopImmediatePropagation();
      if (there === here) return; // our own step back
      history.go(here - there);
      setWay({ go: () => history.go(there - here) });
    };

    document.addEventListener('click', stopLink, true);
    const endSteps = setPopStateGuard(stopStep);
    return () => {
      document.removeEventListener('click', stopLink, true);
      endSteps();
    };
  }, [hasWork, key, navigate]);

  return {
    isAsking: way !== null,
    stay: () => setWay(null),
    leave: () => {
      isLeaving.current = true;
      setWay(null);
      onLeave();
      way?.go();
    },
    /** Goes to a path, after the question where there is work. */
    leaveTo: (path: string) => {
      if (hasWork) setWay({ go: () => void navigate(path) });
      else void navigate(path);
    },
  };
}

// The router numbers its entries of the browser's history.
function placeInHistory(): number | null {
  const place = (history.state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : null;
}

/** Where a click leads inside this page; null where it leads nowhere, or to another tab. */
function pathOfLink(event: MouseEvent): string | null {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!isPlain || event.button !== 0 || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link?.href || (link.target !== '' && link.target !== '_self')) return null;
  if (link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isHere = pathname === location.pathname || pathname === PATHS.login;
  return origin !== location.origin || isHere ? null : pathname + search + hash;
}
