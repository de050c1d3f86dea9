import type { Withdrawal } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import { OrderProblem } from '../order/OrderProblem';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { orders } from '../../components/orders.texts';
import { GoodsChoice } from './GoodsChoice';
import { EmailFallback } from './EmailFallback';
import { useWithdrawal } from './useWithdrawal';
import { WithdrawalField } from './WithdrawalField';
import styles from './Withdrawal.module.css';

type Props = { orderNumber: string; onDeclared: (withdrawal: Withdrawal) => void };

/** The form with the person, the order and the products of a withdrawal. */
export function WithdrawalForm({ orderNumber, onDeclared }: Props) {
  const form = useWithdrawal(orderNumber, onDeclared);
  const { draft, change, isLocked, problems, query } = form;
  return (
    <form className={styles['form']} onSubmit={form.submit} noValidate>
      <p>{texts.lead}</p>
      <p className={styles['hint']}>{texts.cancelHint}</p>
      <WithdrawalField
        label={texts.name}
        value={draft.name}
        autoComplete="name"
        isLocked={isLocked}
        problem={problems.has('name') ? texts.nameMissing : null}
        onChange={(name) => change({ name })}
      />
      <WithdrawalField
        label={texts.email}
        type="email"
        value={draft.email}
        autoComplete="email"
        isLocked={isLocked}
        problem={problems.has('email') ? texts.emailMissing : null}
        hint={texts.emailHint}
        onChange={(email) => change({ email })}
      />
      <div className={styles['number']}>
        <WithdrawalField
          label={texts.orderNumber}
          value={draft.orderNumber}
          autoComplete="off"
          isLocked={isLocked}
          problem={problems.has('orderNumber') ? texts.orderNumberMissing : null}
          onChange={(number) => change({ orderNumber: number })}
          onBlur={form.findOrder}
        />
        <button type="button" className="button" onClick={form.findOrder}>
          {texts.find}
        </button>
      </div>
      {query.isLoading && <p role="status">{orders.loading}</p>}
      <OrderProblem failure={query.failure} onRetry={query.retry} />
      {form.order && (
        <GoodsChoice
          lines={form.order.lines}
          isWhole={draft.isWhole}
          chosen={draft.productIds}
          isLocked={isLocked}
          problem={problems.has('products') ? texts.noProduct : null}
          onChange={change}
        />
      )}
      <button type="submit" className="button button-main" aria-disabled={isLocked}>
        {texts.confirm}
      </button>
      {isLocked && <p role="status">{texts.sending}</p>}
      <OutcomeMessage outcome={form.outcome} />
      {form.outcome?.kind === 'error' && form.declaration && (
        <EmailFallback withdrawal={form.declaration} />
      )}
    </form>
  );
}
