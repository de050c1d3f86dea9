import { useEffect, useMemo } from 'react';
import { toOrderEvent, type OrderEvent } from '../../../domain/orderTimeline';
import { selectEntity } from '../../../entities/entities';
import { orderEventsAdded, selectOrderEvents } from './orderTimelineSlice';
import { asOfId } from '../../../entities/table';
import { useAppSelector, useAppStore } from '../../../store/hooks';

/**
 * Returns the recorded events of an order, oldest first. An order that is opened is recorded from
 * then on, so that its later changes are found too.
 */
export function useOrderEvents(orderNumber: string): OrderEvent[] {
  const store = useAppStore();
  const orderEvents = useAppSelector(selectOrderEvents);
  useEffect(() => {
    const state = store.getState();
    const order = selectEntity(state, 'orders', orderNumber);
    const asOf = asOfId(state.entities.orders, orderNumber);
    if (order && asOf) store.dispatch(orderEventsAdded([toOrderEvent(order, asOf, 'read')]));
  }, [store, orderNumber]);
  return useMemo(
    () => orderEvents.filter((orderEvent) => orderEvent.orderNumber === orderNumber),
    [orderEvents, orderNumber],
  );
}
