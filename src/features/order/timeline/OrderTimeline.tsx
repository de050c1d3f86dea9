import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { formatDateTime } from '../../../domain/dates';
import { orderTimeline as texts, orderEventText } from '../order.texts';
import { toOrderEvent, type OrderEvent } from '../../../domain/orderTimeline';
import { orderEventsAdded, selectOrderEvents } from './orderTimelineSlice';
import { asOfId } from '../../../entities/table';
import type { Order } from '../../../domain/types';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { OrderCard } from '../OrderCard';
import styles from '../Order.module.css';

/** The recorded events of an order, with a note that they are not the server's history. */
export function OrderTimeline({ order }: { order: Order }) {
  const orderEvents = useOrderEvents(order);
  return (
    <OrderCard heading={texts.heading} isScreenOnly>
      <Typography variant="body2" color="textSecondary">
        {texts.lead}
      </Typography>
      <List component="ol" dense disablePadding aria-label={texts.list} sx={{ marginTop: 1 }}>
        {orderEvents.map((orderEvent, index) => (
          <Entry
            key={`${orderEvent.at}/${index}`}
            orderEvent={orderEvent}
            before={orderEvents[index - 1]}
          />
        ))}
      </List>
    </OrderCard>
  );
}

type EntryProps = {
  orderEvent: OrderEvent;
  /** The one before it; undefined for the first. */
  before: OrderEvent | undefined;
};

function Entry({ orderEvent, before }: EntryProps) {
  const { at, how } = orderEvent;
  return (
    <ListItem disableGutters className={styles['event'] ?? ''}>
      <Typography component="time" color="textSecondary" dateTime={new Date(at).toISOString()}>
        {formatDateTime(at)}
      </Typography>
      <span>
        {orderEventText(orderEvent, before)}{' '}
        <Typography component="small" variant="body2" color="textSecondary">
          ({texts.how[how]})
        </Typography>
      </span>
    </ListItem>
  );
}

/** Records the order on its page. Returns the recorded events of the order, oldest first. */
function useOrderEvents(order: Order): OrderEvent[] {
  const { orderNumber } = order;
  const store = useAppStore();
  const orderEvents = useAppSelector(selectOrderEvents);
  useEffect(() => {
    const asOf = asOfId(store.getState().entities.orders, order.orderNumber);
    if (asOf) store.dispatch(orderEventsAdded([toOrderEvent(order, asOf, 'read')]));
  }, [store, order]);
  return useMemo(
    () => orderEvents.filter((orderEvent) => orderEvent.orderNumber === orderNumber),
    [orderEvents, orderNumber],
  );
}
