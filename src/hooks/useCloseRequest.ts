import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a dialog by Back on Android, which would otherwise leave the page. Where the browser has no CloseWatcher, Back
 * does what it always does. Escape stays with the dialog itself: as a close request it would also close the one below.
 */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!window.CloseWatcher) return;
    const ended = new AbortController();
    const { signal } = ended;
    new window.CloseWatcher({ signal }).onclose = () => close();
    // Captured: dialogs stop it.
    addEventListener('keydown', keepEscape, { capture: true, signal });
    return () => ended.abort();
  }, []);
}

function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
