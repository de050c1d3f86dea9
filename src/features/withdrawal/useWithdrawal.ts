import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ordersApi } from '../../api/orders';
import { now } from '../../domain/clock';
import type { Failure } from '../../domain/failure';
import type { Order } from '../../domain/types';
import { withdrawalStatement, type Withdrawal } from './withdrawal';
import { useDraft } from '../form-drafts/useDraft';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOrder, useReadOrder } from '../order/useOrder';
import { useOutcome } from '../form-drafts/useOutcome';
import { useReplayedPageState, usePageState } from '../../hooks/usePageState';
import { orders } from '../../components/orders.texts';
import { withdrawal as texts } from './withdrawal.texts';
import { linesOf, problemsOf, type WithdrawalDraft } from './withdrawalDraft';

/**
 * The withdrawal form. The order is read when its number is known, so that goods can be
 * chosen; whoever confirms at once withdraws from all of it.
 */
export function useWithdrawal(givenNumber: string, onDeclared: (withdrawal: Withdrawal) => void) {
  const [draft, setDraft, clearDraft] = useDraft<WithdrawalDraft>(`withdrawal/${givenNumber}`, {
    name: '',
    email: '',
    orderNumber: givenNumber,
    isWhole: true,
    productIds: [],
  });
  const number = draft.orderNumber.trim();
  const [asked, setAsked] = useReplayedPageState('asked/orderNumber', number);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${givenNumber}`, false);
  const [declaration, setDeclaration] = useState<Withdrawal | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const query = useOrder(asked);
  const readOrder = useReadOrder();
  // A key of its own: the call is still known to be under way when the person comes back.
  const [send, { isLoading: isSending, reset }] = ordersApi.useReturnOrderMutation({
    fixedCacheKey: `return/${number}`,
  });
  const { outcome, showSuccess, showFailure, clearOutcome } = useOutcome(
    `withdrawal/${givenNumber}`,
  );
  const oneAtATime = useSingleFlight();

  const isBusy = isPreparing || isSending;
  const order = asked === number ? query.order : undefined;
  const problems = problemsOf(draft, order);

  const declare = async (about: Order) => {
    const lines = linesOf(draft, about);
    if (lines.length === 0) return showFailure(orders.noLines);
    const declared: Withdrawal = {
      name: draft.name.trim(),
      email: draft.email.trim(),
      orderNumber: about.orderNumber,
      lines,
      isWhole: lines.length === about.lines.length,
      declaredAt: now(),
    };
    setDeclaration(declared);
    const { error } = await send({
      orderNumber: about.orderNumber,
      productIds: [...new Set(lines.map((line) => line.productId))],
      description: withdrawalStatement(declared),
      attachments: [],
    });
    reset();
    if (error) return showFailure(texts.failed, error as Failure);
    clearDraft();
    showSuccess(texts.sent);
    onDeclared(declared);
  };

  const post = async () => {
    clearOutcome();
    setIsPreparing(true);
    setAsked(number);
    const about = order ?? (await readOrder(number));
    // Why it cannot be read is said where the order is shown.
    if (about) await declare(about);
    setIsPreparing(false);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Shown before the focus goes there, so that the reason is read out with the field.
    flushSync(() => setIsChecked(true));
    if (problems.size === 0) return void oneAtATime(post);
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return {
    draft,
    change: (part: Partial<WithdrawalDraft>) => setDraft({ ...draft, ...part }),
    findOrder: () => setAsked(number),
    query,
    order,
    problems: isChecked ? problems : new Set<never>(),
    submit,
    outcome,
    declaration,
    isLocked: isBusy,
  };
}
