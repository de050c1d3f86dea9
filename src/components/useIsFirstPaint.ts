import { useContext, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router';
import { HasNavigated } from './hasNavigated';

/**
 * Returns true while a page that a link has just opened is painted for the first time: it then
 * renders only what is seen first, so that it appears at once. The rest follows right after. A page
 * that was opened cold, or that Back returned to, which has its scroll offset restored, renders all.
 */
export function useIsFirstPaint(): boolean {
  const isLinked = useNavigationType() !== 'POP';
  const isOpened = useContext(HasNavigated) && isLinked;
  return !useDeferredValue(true, !isOpened);
}
