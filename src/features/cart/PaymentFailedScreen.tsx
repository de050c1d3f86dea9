import { useEffect } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { forgetPayment } from '../../api/cartLock';
import { payment } from './payment.texts';
import { Head } from '../../components/Head';
import { PageHeading } from '../../components/PageHeading';
import styles from './Payment.module.css';

/** Where the payment page leads when it did not work, or was left. */
export default function PaymentFailedScreen() {
  useEffect(forgetPayment, []);
  return (
    <div className={styles['page']}>
      <Head
        title={payment.failedTitle}
        description={payment.failedText}
        path={PATHS.paymentFailed}
      />
      <PageHeading title={payment.failedTitle}>{payment.failedTitle}</PageHeading>
      <p>{payment.failedText}</p>
      <p>{payment.cartKept}</p>
      <p className={styles['ways']}>
        <Link className="button button-main" to={PATHS.cart}>
          {payment.retry}
        </Link>
        <Link className="button" to={PATHS.home}>
          {payment.backHome}
        </Link>
        <Link className="button" to={PATHS.contacts}>
          {payment.contact}
        </Link>
      </p>
      <p className={styles['help']}>{payment.failedHelp}</p>
    </div>
  );
}
