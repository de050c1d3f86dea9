import { useCallback, useEffect, useLayoutEffect, useState, type Dispatch } from 'react';
import { useLocation } from 'react-router';
import { isClockStopped } from '../domain/clock';
import { pageOpened, pageStateChanged, type PageStateValue } from '../store/pageStateSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * Works like useState, but keeps the value in the store, so that snapshots contain it. `part` is a name that is unique
 * on the page. The value is reset when another page opens.
 */
export function usePageState<T extends PageStateValue>(
  part: string,
  initial: T,
): [value: T, change: (value: T) => void] {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(({ pageState: { path, parts } }) =>
    path === pathname ? parts[part] : undefined,
  );
  const change = useCallback(
    (value: T) => void dispatch(pageStateChanged({ path: pathname, part, value })),
    [dispatch, pathname, part],
  );
  return [kept === undefined ? initial : (kept as T), change];
}

/**
 * Works like useState for a value that is known at mount or set while rendering: an effect copies
 * it to the store, and a replay starts with it. Only a value other than `initial` is copied.
 */
export function useReplayedPageState<T extends PageStateValue>(
  part: string,
  initial: T,
): [value: T, change: Dispatch<T>] {
  const [kept, copyToStore] = usePageState(part, initial);
  const [value, setValue] = useState(kept);
  useEffect(() => {
    if (value !== kept) copyToStore(value);
  }, [value, kept, copyToStore]);
  return [value, setValue];
}

/**
 * Works like useState, and copies each new value to the page's state, with which a replay starts. For input that stays
 * when another page opens below or above it.
 */
export function useCopiedPageState<T extends PageStateValue>(
  part: string,
  initial: T,
): [value: T, change: Dispatch<T>] {
  const [kept, copyToStore] = usePageState(part, initial);
  const [value, setValue] = useState(kept);
  const change = (next: T) => {
    setValue(next);
    copyToStore(next);
  };
  return [value, change];
}

/**
 * Returns a function that returns whether this page is still open, or open again: a call may end later. The address tells,
 * as a page that was left stays until the next one's file is loaded; `comparesSearch` if another search is another page.
 * A replay has no address of its own, and no calls.
 */
export function useIsPageOpen(comparesSearch = false): () => boolean {
  const { pathname, search } = useLocation();
  const page = comparesSearch ? pathname + search : pathname;
  return useCallback(
    () =>
      isClockStopped() ||
      page === (comparesSearch ? location.pathname + location.search : location.pathname),
    [page, comparesSearch],
  );
}

/** Resets the page state when another page opens; for a component around all pages. */
export function useResetPageState(): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  // Before the page's own effects, which may already set a value.
  useLayoutEffect(() => {
    dispatch(pageOpened(pathname));
  }, [dispatch, pathname]);
}
