import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { isClockStopped } from '../../domain/clock';
import { selectPerson } from '../../session/sessionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { listLeft, ordersShown, selectLeftList, selectShownOrders } from './orderSelectionSlice';

/** A longer list is not kept, as each order's history entry holds it: the orders then follow each other by age. */
const MAX_KEPT_ORDERS = 5_000;

const entrySchema = v.object({
  list: v.object({
    /** The fingerprint of the person (`selectPerson`). */
    person: v.string(),
    shown: v.pipe(v.array(v.string()), v.maxLength(MAX_KEPT_ORDERS)),
    left: v.optional(v.object({ search: v.string(), hidden: v.string(), scroll: v.number() })),
  }),
});

/**
 * Keeps the list from which the order was opened in the history entry of the order's page, and brings it back after a
 * reload.
 */
export function useKeptList(): void {
  const store = useAppStore();
  const person = useAppSelector(selectPerson);
  const shown = useAppSelector(selectShownOrders);
  const left = useAppSelector(selectLeftList);
  const { key } = useLocation();

  const restore = useEffectEvent(() => {
    const { success, output } = v.safeParse(entrySchema, history.state);
    if (!success || output.list.person !== person || shown.length > 0) return;
    store.dispatch(ordersShown(output.list.shown));
    if (output.list.left) store.dispatch(listLeft(output.list.left));
  });
  useEffect(() => {
    // The history is not that of a replay.
    if (!isClockStopped()) restore();
  }, []);

  useEffect(() => {
    if (shown.length === 0 || shown.length > MAX_KEPT_ORDERS || isClockStopped()) return;
    history.replaceState({ ...history.state, list: { person, shown, left } }, '');
  }, [person, shown, left, key]);
}
