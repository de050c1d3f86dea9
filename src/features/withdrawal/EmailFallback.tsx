import { segmentOf } from '../../config/segment';
import { SHOP } from '../../config/shop';
import { withdrawalStatement, type Withdrawal } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';

/** Offers the declaration as an e-mail: the right to withdraw must not depend on our backend. */
export function EmailFallback({ withdrawal }: { withdrawal: Withdrawal }) {
  const subject = segmentOf(texts.mailSubject(withdrawal.orderNumber));
  const body = segmentOf(withdrawalStatement(withdrawal));
  return (
    <p>
      <a className="button" href={`mailto:${SHOP.contacts.email}?subject=${subject}&body=${body}`}>
        {texts.byMail}
      </a>
    </p>
  );
}
