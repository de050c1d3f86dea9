import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a click handler that follows the links inside an element without a page load, for
 * hundreds of plain links. Clicks for another tab or window are left to the browser.
 */
export function useLinkDelegation(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const wantsElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.button !== 0 || wantsElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
