import { useEffect, useId } from 'react';
import { useRecentOrders } from './useRecentOrders';
import { recentOrders as texts } from './orderLookup.texts';
import { RecentOrders } from './RecentOrders';
import styles from './Order.module.css';

/** Lets this device remember the order, and lists the remembered ones. */
export function RememberOrder({ orderNumber }: { orderNumber: string }) {
  const id = useId();
  const { recent, remember, forget } = useRecentOrders();
  const isRemembered = recent.some((order) => order.orderNumber === orderNumber);

  // A remembered order that is opened again becomes the latest one.
  useEffect(() => {
    if (isRemembered) remember(orderNumber);
  }, [isRemembered, orderNumber, remember]);

  return (
    <section className={styles['card']}>
      <label className={styles['remember']}>
        <input
          type="checkbox"
          checked={isRemembered}
          aria-describedby={id}
          onChange={({ target }) => (target.checked ? remember : forget)(orderNumber)}
        />
        {texts.remember}
      </label>
      <p id={id} className={styles['hint']}>
        {texts.rememberHint}
      </p>
      <RecentOrders />
    </section>
  );
}
