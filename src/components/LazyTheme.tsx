import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Returns its children: on a page made of MUI they have the theme already. */
export const identity = (children: ReactNode): ReactNode => children;

/** Wraps children made of MUI in its theme. */
export const LazyThemeContext = createContext(identity);

type Props = {
  children: ReactNode;
  /** Rendered instead where the theme cannot be loaded. */
  fallback: (retry: () => void) => ReactNode;
};

/**
 * Provides MUI's theme to its children. A page without MUI loads it only then, so that its first
 * screen does not wait for the library.
 */
export function LazyTheme({ children, fallback }: Props) {
  const withTheme = useContext(LazyThemeContext);
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{withTheme(children)}</Suspense>
    </ErrorBoundary>
  );
}
