import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { isClockStopped } from '../../domain/clock';
import { changeEntryState, readEntryState } from '../../hooks/entryState';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { listLeft, ordersShown, selectLeftList, selectShownOrders } from './orderSelectionSlice';

/** A longer list is not kept, as each order's history entry holds it: the orders then follow each other by age. */
const MAX_KEPT_ORDERS = 5_000;

const keptList = v.object({
  shown: v.pipe(v.array(v.string()), v.maxLength(MAX_KEPT_ORDERS)),
  left: v.optional(v.object({ search: v.string(), hidden: v.string(), scroll: v.number() })),
});

/**
 * Keeps the list from which the order was opened in the history entry of the order's page, and brings it back after a
 * reload.
 */
export function useKeptList(): void {
  const store = useAppStore();
  const shown = useAppSelector(selectShownOrders);
  const left = useAppSelector(selectLeftList);
  const { key } = useLocation();

  const restore = useEffectEvent(() => {
    const { success, output } = v.safeParse(keptList, readEntryState()['list']);
    if (!success || shown.length > 0) return;
    store.dispatch(ordersShown(output.shown));
    if (output.left) store.dispatch(listLeft(output.left));
  });
  useEffect(() => {
    // The history is not that of a replay.
    if (!isClockStopped()) restore();
  }, []);

  useEffect(() => {
    if (shown.length === 0 || shown.length > MAX_KEPT_ORDERS) return;
    changeEntryState({ list: { shown, left } });
  }, [shown, left, key]);
}
