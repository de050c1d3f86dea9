import { formatDateTime } from '../../domain/dates';
import { useOrderSightings } from './timeline/useOrderEvents';
import { orderTimeline as texts, sightingText } from './timeline/orderTimeline.texts';
import styles from './OrderTimeline.module.css';

/** What this browser saw of an order, said to be no more than that. */
export function OrderTimeline({ orderNumber }: { orderNumber: string }) {
  const sightings = useOrderSightings(orderNumber);
  return (
    <section className={styles['timeline']}>
      <h2>{texts.heading}</h2>
      <p>{texts.lead}</p>
      <ol aria-label={texts.list}>
        {sightings.map((sighting, index) => (
          <li key={`${sighting.at}/${index}`} className={styles[sighting.how]}>
            <time dateTime={new Date(sighting.at).toISOString()}>
              {formatDateTime(sighting.at)}
            </time>
            <span>
              {sightingText(sighting, sightings[index - 1])}{' '}
              <small>({texts.how[sighting.how]})</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
