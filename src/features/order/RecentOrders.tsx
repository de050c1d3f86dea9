'use no memo';

import { useId } from 'react';
import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { formatDate } from '../../domain/dates';
import { recentOrdersTexts as texts } from './recentOrders.texts';
import styles from './RecentOrders.module.css';

type Props = {
  orders: readonly { orderNumber: string; seenAt: number }[];
  onForget: (orderNumber: string) => void;
  onForgetAll: () => void;
};

/** Lists the orders that this device remembers; renders nothing for none. */
export function RecentOrders({ orders, onForget, onForgetAll }: Props) {
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles['recent']}>
      <h3 id={id}>{texts.title}</h3>
      <ul>
        {orders.map(({ orderNumber, seenAt }) => (
          <li key={orderNumber}>
            <span>
              <Link to={pathTo(PATHS.order, { orderNumber })}>{orderNumber}</Link>{' '}
              <small>{texts.seen(formatDate(seenAt))}</small>
            </span>
            <button
              type="button"
              aria-label={texts.removeNamed(orderNumber)}
              onClick={() => onForget(orderNumber)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      {orders.length > 1 && (
        <button type="button" onClick={onForgetAll}>
          {texts.removeAll}
        </button>
      )}
    </div>
  );
}
