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
import { chosenLines, findProblems, type WithdrawalDraft } from './withdrawalDraft';

/**
 * Holds the withdrawal form. The order is read once its number is known, so that products can be
 * chosen; confirming before that withdraws from the whole order.
 */
export function useWithdrawal(initialNumber: string, onDeclared: (withdrawal: Withdrawal) => void) {
  const [draft, setDraft, clearDraft] = useDraft<WithdrawalDraft>(`withdrawal/${initialNumber}`, {
    name: '',
    email: '',
    orderNumber: initialNumber,
    isWhole: true,
    productIds: [],
  });
  const number = draft.orderNumber.trim();
  const [requestedNumber, setRequestedNumber] = useReplayedPageState('asked/orderNumber', number);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${initialNumber}`, false);
  const [declaration, setDeclaration] = useState<Withdrawal | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const query = useOrder(requestedNumber);
  const readOrder = useReadOrder();
  // With a fixed key the call is still known to be under way when the person comes back.
  const [send, { isLoading: isSending, reset }] = ordersApi.useReturnOrderMutation({
    fixedCacheKey: `return/${number}`,
  });
  const { outcome, showSuccess, showFailure, clearOutcome } = useOutcome(
    `withdrawal/${initialNumber}`,
  );
  const runOnce = useSingleFlight();

  const isBusy = isPreparing || isSending;
  const order = requestedNumber === number ? query.order : undefined;
  const problems = findProblems(draft, order);

  const declare = async (withdrawn: Order) => {
    const lines = chosenLines(draft, withdrawn);
    if (lines.length === 0) return showFailure(orders.noLines);
    const declared: Withdrawal = {
      name: draft.name.trim(),
      email: draft.email.trim(),
      orderNumber: withdrawn.orderNumber,
      lines,
      isWhole: lines.length === withdrawn.lines.length,
      declaredAt: now(),
    };
    setDeclaration(declared);
    const { error } = await send({
      orderNumber: withdrawn.orderNumber,
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
    setRequestedNumber(number);
    const withdrawn = order ?? (await readOrder(number));
    // `OrderProblem` says why it cannot be read.
    if (withdrawn) await declare(withdrawn);
    setIsPreparing(false);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Rendered before the field is focused, so that the problem is announced with it.
    flushSync(() => setIsChecked(true));
    if (problems.size === 0) return void runOnce(post);
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return {
    draft,
    change: (part: Partial<WithdrawalDraft>) => setDraft({ ...draft, ...part }),
    findOrder: () => setRequestedNumber(number),
    query,
    order,
    problems: isChecked ? problems : new Set<never>(),
    submit,
    outcome,
    declaration,
    isLocked: isBusy,
  };
}
