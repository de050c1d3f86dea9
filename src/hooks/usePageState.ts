import { useCallback, useEffect, useLayoutEffect, useState, type Dispatch } from 'react';
import { useLocation } from 'react-router';
import {
  pageOpened,
  selectPageState,
  pageStateChanged,
  type PageStateValue,
} from '../store/pageStateSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * What a part of the page shows, like useState, but kept in the store, so that a snapshot has
 * it. `part` is its name, once a page. It begins anew when another page was opened.
 */
export function usePageState<T extends PageStateValue>(
  part: string,
  initial: T,
): [value: T, change: (value: T) => void] {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectPageState(state, pathname, part));
  const change = useCallback(
    (value: T) => void dispatch(pageStateChanged({ path: pathname, part, value })),
    [dispatch, pathname, part],
  );
  return [kept === undefined ? initial : (kept as T), change];
}

/**
 * useState for what a part of the page has from when it came, or decides while it is rendered:
 * the store is told of it afterwards, and a replay begins with it. `initial` is what anybody
 * would begin with now; only something else is worth telling.
 */
export function useReplayedPageState<T extends PageStateValue>(
  part: string,
  initial: T,
): [value: T, change: Dispatch<T>] {
  const [kept, tell] = usePageState(part, initial);
  const [value, setValue] = useState(kept);
  useEffect(() => {
    if (value !== kept) tell(value);
  }, [value, kept, tell]);
  return [value, setValue];
}

/** For a part around all pages: what was shown goes when another one is opened. */
export function useResetPageState(): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  // Before the effects of the page itself, which may already choose something.
  useLayoutEffect(() => {
    dispatch(pageOpened(pathname));
  }, [dispatch, pathname]);
}
