import { useDeferredValue } from 'react';

/**
 * Returns true while the calling component renders for the first time. The rendering that follows, with false, happens
 * in slices after the first paint. If `isDeferred` is false at first, there is only one rendering, with false.
 */
export function useIsFirstPaint(isDeferred = true): boolean {
  return !useDeferredValue(true, !isDeferred);
}
