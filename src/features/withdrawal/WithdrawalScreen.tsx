import { useState, useEffect, useRef } from 'react';
import { useSearchParams, Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { withdrawalStatement, type Withdrawal } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import { Head } from '../../components/Head';
import { PageHeading } from '../../components/PageHeading';
import { WithdrawalForm } from './WithdrawalForm';
import { SHOP } from '../../config/shop';
import { formatDateTime } from '../../domain/dates';
import styles from './Withdrawal.module.css';

/** Withdrawal from a contract without a reason; afterwards a receipt to print. */
export default function WithdrawalScreen() {
  const [parameters] = useSearchParams();
  const orderNumber = parameters.get('ordine')?.trim() ?? '';
  const [declared, setDeclared] = useState<Withdrawal | null>(null);
  return (
    <div className={styles['page']}>
      <Head title={texts.title} description={texts.description} path={PATHS.withdrawal} />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      {declared ? (
        <Receipt withdrawal={declared} />
      ) : (
        <WithdrawalForm key={orderNumber} orderNumber={orderNumber} onDeclared={setDeclared} />
      )}
    </div>
  );
}

/** The declaration with its recipient and time, for printing. */
function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
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
