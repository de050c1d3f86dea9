import { useLayoutEffect } from 'react';

/** Handles a step through the browser's history before the router does, and may stop it. */
export type PopStateGuard = (event: PopStateEvent) => void;

let current: PopStateGuard | null = null;

/** Installs the guard of all history steps; returns a function that removes it. */
export function setPopStateGuard(guard: PopStateGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
}

/**
 * Listens for history steps before the router does. For a component that is inside the router and always mounted:
 * listeners run in the order of registration and effects of children run first, so a screen that opens later would be
 * too late.
 */
export function usePopStateGuard(): void {
  useLayoutEffect(() => {
    const listener = (event: PopStateEvent) => current?.(event);
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}
