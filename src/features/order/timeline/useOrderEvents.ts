import { useEffect, useMemo } from 'react';
import { sightingOf, type Sighting } from '../../../domain/orderTimeline';
import { selectEntity } from '../../../entities/entities';
import { ordersSighted, selectSightings } from './orderTimelineSlice';
import { asOfId } from '../../../entities/table';
import { useAppSelector, useAppStore } from '../../../store/hooks';

/**
 * What this browser saw of an order, oldest first. Whoever opens an order has it noted from
 * then on, so that its changes are found later too.
 */
export function useOrderSightings(orderNumber: string): Sighting[] {
  const store = useAppStore();
  const sightings = useAppSelector(selectSightings);
  useEffect(() => {
    const state = store.getState();
    const order = selectEntity(state, 'orders', orderNumber);
    const asOf = asOfId(state.entities.orders, orderNumber);
    if (order && asOf) store.dispatch(ordersSighted([sightingOf(order, asOf, 'read')]));
  }, [store, orderNumber]);
  return useMemo(
    () => sightings.filter((sighting) => sighting.orderNumber === orderNumber),
    [sightings, orderNumber],
  );
}
