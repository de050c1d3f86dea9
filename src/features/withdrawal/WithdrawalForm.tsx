import { useId } from 'react';
import { withdrawalStatement, type Withdrawal } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import { OrderProblem } from '../order/OrderQueryStatus';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { orders } from '../../components/orders.texts';
import { GoodsChoice } from './GoodsChoice';
import { useWithdrawal } from './useWithdrawal';
import { segmentOf } from '../../domain/urlSegments';
import { SHOP } from '../../config/shop';
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
      <OrderProblem query={query} />
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

type FieldProps = {
  label: string;
  value: string;
  type?: 'text' | 'email';
  autoComplete: string;
  isLocked: boolean;
  hint?: string;
  problem: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** A required text field. */
function WithdrawalField(props: FieldProps) {
  const { label, value, type = 'text', autoComplete, isLocked, hint, problem } = props;
  const id = useId();
  const description = problem ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required
        value={value}
        readOnly={isLocked}
        autoComplete={autoComplete}
        aria-invalid={problem !== null}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={props.onBlur}
      />
      {description !== undefined && (
        <span
          id={`${id}-description`}
          {...(problem !== null && { role: 'alert', className: 'field-error' })}
        >
          {description}
        </span>
      )}
    </div>
  );
}

/** Offers the declaration as an e-mail: the right to withdraw must not depend on our backend. */
function EmailFallback({ withdrawal }: { withdrawal: Withdrawal }) {
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
