'use no memo';

import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext, type Location, type Navigator } from 'react-router';

/**
 * The router's history. Its `location`, which the type leaves out, is the entry that is open
 * now: it is ahead of `useLocation` while the file of the next screen is on its way.
 */
type RouterHistory = Navigator & { readonly location: Location };

const listeners = new Set<() => void>();

/** Calls back before an entry is pushed. Returns a function that unsubscribes. */
export function onBeforePush(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRouterHistory(): RouterHistory {
  return useContext(UNSAFE_NavigationContext).navigator as RouterHistory;
}

/**
 * Tells of every push while the entry that is left can still be changed: the router itself has
 * nothing to hear that by, and later only the new entry can be written.
 */
export function BeforePush({ children }: { children: ReactNode }) {
  const context = useContext(UNSAFE_NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const push: Navigator['push'] = (...to) => {
      for (const listener of listeners) listener();
      navigator.push(...to);
    };
    // The rest, `location` too, stays the history's own.
    return {
      ...context,
      navigator: Object.assign(Object.create(navigator) as Navigator, { push }),
    };
  }, [context]);
  return <UNSAFE_NavigationContext value={value}>{children}</UNSAFE_NavigationContext>;
}
