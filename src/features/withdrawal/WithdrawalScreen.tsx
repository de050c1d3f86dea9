import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PATHS } from '../../config/paths';
import type { Withdrawal } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import { Head } from '../../components/Head';
import { PageHeading } from '../../components/PageHeading';
import { Receipt } from './Receipt';
import { WithdrawalForm } from './WithdrawalForm';
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
