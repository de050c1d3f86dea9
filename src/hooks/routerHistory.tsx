'use no memo';

import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext, type Location, type Navigator } from 'react-router';

/**
 * The router's history. Its `location`, missing from the type, is the current entry: it is ahead of `useLocation` while
 * the next screen's file is loading.
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
 * Reports every push while the entry being left can still be changed: the router has no such event, and afterwards only
 * the new entry can be written.
 */
export function BeforePush({ children }: { children: ReactNode }) {
  const context = useContext(UNSAFE_NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const push: Navigator['push'] = (...to) => {
      for (const listener of listeners) listener();
      navigator.push(...to);
    };
    // Everything else, including `location`, stays the history's own.
    return {
      ...context,
      navigator: Object.assign(Object.create(navigator) as Navigator, { push }),
    };
  }, [context]);
  return <UNSAFE_NavigationContext value={value}>{children}</UNSAFE_NavigationContext>;
}
