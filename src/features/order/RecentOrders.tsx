'use no memo';

import { useId } from 'react';
import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { formatDate } from '../../domain/dates';
import { recentOrders as texts } from './orderLookup.texts';
import { useRecentOrders } from './useRecentOrders';
import styles from './RecentOrders.module.css';

/** Lists the orders remembered on this device; renders nothing if none exist. */
export function RecentOrders() {
  const id = useId();
  const { recent, forget, forgetAll } = useRecentOrders();
  if (recent.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles['recent']}>
      <h3 id={id}>{texts.title}</h3>
      <ul>
        {recent.map(({ orderNumber, seenAt }) => (
          <li key={orderNumber}>
            <span>
              <Link to={pathTo(PATHS.order, { orderNumber })}>{orderNumber}</Link>{' '}
              <small>{texts.seen(formatDate(seenAt))}</small>
            </span>
            <button
              type="button"
              aria-label={texts.removeNamed(orderNumber)}
              onClick={() => forget(orderNumber)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      {recent.length > 1 && (
        <button type="button" onClick={forgetAll}>
          {texts.removeAll}
        </button>
      )}
    </div>
  );
}
