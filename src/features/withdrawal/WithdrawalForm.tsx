import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  withdrawalStatement,
  type Withdrawal,
  describeLine,
  type WithdrawalDraft,
} from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import { ClearDraft, RestoredDraft } from '../form-drafts/DraftNotice';
import { OrderProblem } from '../order/OrderQueryStatus';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { orders } from '../order/orders.texts';
import { useWithdrawal } from './useWithdrawal';
import { segmentOf } from '../../domain/urlSegments';
import { SHOP } from '../../config/shop';
import type { OrderLine } from '../../domain/types';
import { RadioField } from '../../components/RadioField';
import { OrderLineChoice } from '../order/OrderLineChoice';
import styles from './Withdrawal.module.css';

type Props = { orderNumber: string; onDeclared: (withdrawal: Withdrawal) => void };

/** The form with the person, the order and the products of a withdrawal. */
export function WithdrawalForm({ orderNumber, onDeclared }: Props) {
  const form = useWithdrawal(orderNumber, onDeclared);
  const { draft, change, isLocked, problems, query } = form;
  return (
    <Stack component="form" onSubmit={form.submit} noValidate useFlexGap spacing={2}>
      <Typography>{texts.lead}</Typography>
      <Typography color="textSecondary">{texts.cancelHint}</Typography>
      <RestoredDraft draft={form.status} isLocked={isLocked} onClear={form.clear} />
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
          autoCapitalize="characters"
          isLocked={isLocked}
          problem={problems.has('orderNumber') ? texts.orderNumberMissing : null}
          onChange={(number) => change({ orderNumber: number })}
        />
        <Button
          variant="outlined"
          aria-disabled={draft.orderNumber.trim() === ''}
          onClick={form.findOrder}
        >
          {texts.find}
        </Button>
      </div>
      {query?.isLoading && <Typography role="status">{orders.loading}</Typography>}
      {query && (
        <OrderProblem
          query={query}
          action={form.unread && <EmailFallback withdrawal={form.unread} />}
        />
      )}
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
      <Button
        type="submit"
        variant="contained"
        aria-disabled={isLocked}
        className={styles['confirm'] ?? ''}
      >
        {texts.confirm}
      </Button>
      <ClearDraft draft={form.status} isLocked={isLocked} onClear={form.clear} />
      {isLocked && <Typography role="status">{texts.sending}</Typography>}
      <OutcomeMessage
        outcome={form.outcome}
        action={form.unsent && <EmailFallback withdrawal={form.unsent} />}
      />
    </Stack>
  );
}

type FieldProps = {
  label: string;
  value: string;
  type?: 'text' | 'email';
  autoComplete: string;
  autoCapitalize?: 'characters';
  isLocked: boolean;
  hint?: string;
  problem: string | null;
  onChange: (value: string) => void;
};

function WithdrawalField(props: FieldProps) {
  const { autoCapitalize, isLocked, hint, problem, onChange, ...rest } = props;
  return (
    <TextField
      {...rest}
      error={problem !== null}
      helperText={problem ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { required: true, readOnly: isLocked, autoCapitalize },
        ...(problem !== null && { formHelperText: { role: 'alert' } }),
      }}
    />
  );
}

/** Offers the declaration as an e-mail: the right to withdraw must not depend on our backend. */
function EmailFallback({ withdrawal }: { withdrawal: Withdrawal }) {
  const subject = segmentOf(texts.mailSubject(withdrawal.orderNumber));
  const body = segmentOf(withdrawalStatement(withdrawal));
  return (
    <Button
      variant="outlined"
      href={`mailto:${SHOP.contacts.email}?subject=${subject}&body=${body}`}
    >
      {texts.byMail}
    </Button>
  );
}

type GoodsProps = {
  lines: readonly OrderLine[];
  isWhole: boolean;
  chosen: readonly string[];
  isLocked: boolean;
  problem: string | null;
  onChange: (part: Partial<WithdrawalDraft>) => void;
};

const SCOPES = [
  { value: 'whole', text: texts.whole },
  { value: 'chosen', text: texts.chosen },
] as const;

/** The choice between the whole order and some of its products. */
function GoodsChoice({ lines, isWhole, chosen, isLocked, problem, onChange }: GoodsProps) {
  return (
    <>
      <RadioField
        legend={texts.scope}
        options={SCOPES}
        value={isWhole ? 'whole' : 'chosen'}
        isLocked={isLocked}
        onChange={(scope) => onChange({ isWhole: scope === 'whole' })}
      />
      {isWhole && (
        <Typography component="ul" color="textSecondary" className={styles['goods'] ?? ''}>
          {lines.map((line, index) => (
            <li key={`${line.productId}/${index}`}>{describeLine(line)}</li>
          ))}
        </Typography>
      )}
      {!isWhole && (
        <OrderLineChoice
          legend={texts.products}
          lines={lines}
          chosen={chosen}
          disabled={isLocked}
          problem={problem}
          onChange={(productIds) => onChange({ productIds })}
        />
      )}
    </>
  );
}
