import { formatDateTime } from '../../../domain/dates';
import { useOrderEvents } from './useOrderEvents';
import { orderTimeline as texts, orderEventText } from './orderTimeline.texts';
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
