import { useEffect } from 'react';

/**
 * Ignores the repetitions of a held Enter: a button would act again as soon as it can, a form would be sent again after a
 * failure, and a dialog that has opened would close before anyone has read it. Space does not repeat.
 */
export function useHeldEnter(): void {
  useEffect(() => {
    const ignore = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element && event.target.matches('button, a, summary, input');
      if (event.repeat && event.key === 'Enter' && isOnControl) event.preventDefault();
    };
    addEventListener('keydown', ignore);
    return () => removeEventListener('keydown', ignore);
  }, []);
}
