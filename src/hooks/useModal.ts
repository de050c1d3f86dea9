import { useEffect, useEffectEvent } from 'react';
import { ignoreRestOfDoubleClick } from './ignoreRestOfDoubleClick';

/**
 * What every modal does besides MUI's own part. Back on Android closes it, instead of leaving the page; where the browser
 * has no CloseWatcher, Back does what it always does. Escape stays with MUI: as a close request it would also close the
 * modal below. The second half of a double click that has opened or closed it is ignored.
 */
export function useModal(onClose: () => void): void {
  useEffect(() => {
    ignoreRestOfDoubleClick();
    return ignoreRestOfDoubleClick;
  }, []);
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
