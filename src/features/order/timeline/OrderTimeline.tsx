import { useEffect, useMemo } from 'react';
import { formatDateTime } from '../../../domain/dates';
import { orderTimeline as texts, orderEventText } from './orderTimeline.texts';
import { toOrderEvent, type OrderEvent } from '../../../domain/orderTimeline';
import { selectEntity } from '../../../entities/entities';
import { orderEventsAdded, selectOrderEvents } from './orderTimelineSlice';
import { asOfId } from '../../../entities/table';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import styles from './OrderTimeline.module.css';

/** The recorded events of an order, with a note that they are not the server's history. */
export function OrderTimeline({ orderNumber }: { orderNumber: string }) {
  const orderEvents = useOrderEvents(orderNumber);
  return (
    <section className={styles['timeline']}>
      <h2>{texts.heading}</h2>
      <p>{texts.lead}</p>
      <ol aria-label={texts.list}>
        {orderEvents.map((orderEvent, index) => (
          <li key={`${orderEvent.at}/${index}`} className={styles[orderEvent.how]}>
            <time dateTime={new Date(orderEvent.at).toISOString()}>
              {formatDateTime(orderEvent.at)}
            </time>
            <span>
              {orderEventText(orderEvent, orderEvents[index - 1])}{' '}
              <small>({texts.how[orderEvent.how]})</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Returns the recorded events of an order, oldest first. An order that is opened is recorded from
 * then on, so that its later changes are found too.
 */
function useOrderEvents(orderNumber: string): OrderEvent[] {
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
