import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { changeEntryState, readEntryState, toEntryState } from '../../hooks/entryState';
import { usePageState } from '../../hooks/usePageState';
import { afterDelayOrClick } from '../../hooks/afterDelayOrClick';

/** The part of the page's state with the order's number; the last segment tells snapshots what the value is. */
export const PEEK = 'peek/orderNumber';

/**
 * Returns the number of the order that is shown beside the list, or null, and a function that changes it. It is in the
 * store, where snapshots find it, and in the history entry's state, so that a reload and Back show it again.
 */
export function usePeekedOrder() {
  const { key, pathname, state } = useLocation();
  const { peek: before } = toEntryState(state);
  const [peeked, setPeeked] = usePageState<string | null>(
    PEEK,
    typeof before === 'string' ? before : null,
  );
  // The order may come from the history entry: the store needs it, too.
  useEffect(() => {
    if (peeked !== null) setPeeked(peeked);
  }, [peeked, setPeeked]);

  // The router replaces the entry's state with each filter in the address.
  useEffect(() => {
    if ((readEntryState()['peek'] ?? null) === peeked) return undefined;
    return afterDelayOrClick(pathname, () => changeEntryState({ peek: peeked }));
  }, [peeked, pathname, key]);

  return [peeked, setPeeked] as const;
}
