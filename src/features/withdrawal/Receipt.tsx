import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { SHOP } from '../../config/shop';
import { formatDateTime } from '../../domain/dates';
import { withdrawalStatement, type Withdrawal } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import styles from './Withdrawal.module.css';

/** The declaration with its recipient and time, for printing. */
export function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { orderNumber, declaredAt } = withdrawal;

  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles['receipt']}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.receipt}
      </h2>
      <p>{texts.receivedAt(formatDateTime(declaredAt))}</p>
      <blockquote>{withdrawalStatement(withdrawal)}</blockquote>
      <p>
        {SHOP.seller.name} · {SHOP.seller.address} · {SHOP.seller.email}
      </p>
      <p className={styles['screen-only']}>{texts.saveHint}</p>
      <div className={styles['ways']}>
        <button type="button" className="button button-main" onClick={() => window.print()}>
          {texts.print}
        </button>
        <Link className="button" to={pathTo(PATHS.order, { orderNumber })}>
          {texts.toOrder}
        </Link>
      </div>
    </section>
  );
}
