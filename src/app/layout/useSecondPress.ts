import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isClockStopped } from '../../domain/clock';
import { isPlainClick } from '../../domain/isPlainClick';

/**
 * Ignores another press of a link whose page is still loading: the router would add the same step to the history again,
 * and Back would seem to do nothing.
 */
export function useSecondPress(): void {
  const { key } = useLocation();
  useEffect(() => {
    const ignore = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.href !== location.href || !isPlainClick(event) || isClockStopped()) return;
      // The router numbers and names its entries at once, and renders them later.
      if (((history.state as { key?: unknown } | null)?.key ?? 'default') === key) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', ignore, true);
    return () => document.removeEventListener('click', ignore, true);
  }, [key]);
}
