import { useLayoutEffect } from 'react';

/** Looks at a step through the browser's history before the router does; it may stop it. */
export type PopStateGuard = (event: PopStateEvent) => void;

let current: PopStateGuard | null = null;

/** Lets a guard look at every step from now on; gives what ends that. */
export function setPopStateGuard(guard: PopStateGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
}

/**
 * For a part that is inside the router and always there. Browsers tell of steps in the order
 * of asking, and the effects of what is inside come first: so this hears of them before the
 * router, which a screen that opens later could not.
 */
export function usePopStateGuard(): void {
  useLayoutEffect(() => {
    const tell = (event: PopStateEvent) => current?.(event);
    addEventListener('popstate', tell);
    return () => removeEventListener('popstate', tell);
  }, []);
}
