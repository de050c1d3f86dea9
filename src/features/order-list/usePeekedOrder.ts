import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { changeEntryState, readEntryState, toEntryState } from '../../hooks/entryState';
import { usePageState } from '../../hooks/usePageState';

/** The part of the page's state with the order's number; the last segment tells snapshots what the value is. */
export const PEEK = 'peek/orderNumber';

/** Browsers refuse too many changes to the history in a short time, as by J held down (ms). */
const KEPT_AFTER_MS = 250;

/**
 * Returns the number of the order that is shown beside the list, or null, and a function that changes it. It is in the
 * store, where snapshots find it, and in the history entry's state, so that a reload and Back show it again.
 */
export function usePeekedOrder() {
  const { key, state } = useLocation();
  const { peek: before } = toEntryState(state);
  const [peeked, setPeeked] = usePageState<string | null>(
    PEEK,
    typeof before === 'string' ? before : null,
  );
  useEffect(() => {
    if (peeked !== null) setPeeked(peeked);
  }, [peeked, setPeeked]);

  // The router writes the entry anew with each filter in the address.
  useEffect(() => {
    const timer = setTimeout(() => {
      if ((readEntryState()['peek'] ?? null) !== peeked) changeEntryState({ peek: peeked });
    }, KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [peeked, key]);

  return [peeked, setPeeked] as const;
}
