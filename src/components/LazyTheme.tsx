import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Nothing needs to be put around them: the page is made of MUI. */
export const identity = (parts: ReactNode): ReactNode => parts;

/** Puts what MUI needs around parts that are made of it. */
export const LazyThemeContext = createContext(identity);

type Props = {
  children: ReactNode;
  /** Shown instead where the theme cannot be loaded. */
  fallback: (retry: () => void) => ReactNode;
};

/**
 * Around parts made of MUI: brings MUI's theme on a page that does without it until then, so
 * that its first screen need not wait for the library.
 */
export function LazyTheme({ children, fallback }: Props) {
  const framed = useContext(LazyThemeContext);
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{framed(children)}</Suspense>
    </ErrorBoundary>
  );
}
