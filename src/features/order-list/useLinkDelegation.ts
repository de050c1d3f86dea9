import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows plain links inside an element without loading the page anew, for links by the
 * hundred. What asks for another tab or window is left to the browser.
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
