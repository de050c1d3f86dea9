import { useEffect } from 'react';
import { isClockStopped } from '../domain/clock';
import { selectIsAdmin } from '../session/sessionSlice';
import { useAppSelector, useAppStore } from '../store/hooks';
import { syncBulkJob } from '../features/bulk-orders/syncBulkJob';
import { recordOrderEvents } from '../features/order/timeline/recordOrderEvents';

/**
 * What goes on behind an administrator's pages, whichever is open: the bulk job of this
 * browser is shown and gone on with, and what is seen of orders is noted.
 */
export function useBackOffice(): void {
  const store = useAppStore();
  const isAdmin = useAppSelector(selectIsAdmin);
  // A replay shows what was, and takes and leaves nothing in this browser.
  const isAtWork = !isClockStopped();
  useEffect(() => (isAtWork ? syncBulkJob(store) : undefined), [store, isAtWork]);
  useEffect(
    () => (isAtWork && isAdmin ? recordOrderEvents(store) : undefined),
    [store, isAtWork, isAdmin],
  );
}
