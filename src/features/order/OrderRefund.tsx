import Button from '@mui/material/Button';
import { useState } from 'react';
import { ordersApi } from '../../api/orders';
import { ConfirmDialog } from '../../components/Dialog';
import { formatCents } from '../../domain/money';
import type { Failure, Order } from '../../domain/types';
import { useIsShown } from '../../hooks/useIsShown';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import type { Perform } from '../form-drafts/useOutcome';
import { orderAdmin as texts } from './order.texts';
import { useRebaseDraft } from './useOrderDrafts';

type Props = { order: Order; isLocked: boolean; perform: Perform };

/** Whether the question says that the order is already refunded. */
type RefundQuestion = { isAgain: boolean };

/** The order was refunded meanwhile, and the page that would ask again is no longer shown. */
const REFUNDED: Failure = { kind: 'refused', text: '' };

function isRefunded({ state }: Order): boolean {
  return state === 'REIMBURSED';
}

/** Refunds an order after a question, which says so if it already is refunded. */
export function OrderRefund({ order, isLocked, perform }: Props) {
  const { orderNumber, totalCostCents } = order;
  const isAdmin = useAppSelector(selectIsAdmin);
  const [refund] = ordersApi.useRefundOrderMutation();
  const refetchIfStale = useRefetchIfStale('orders');
  const rebaseDraft = useRebaseDraft(orderNumber);
  const isShown = useIsShown();
  const [question, setQuestion] = useState<RefundQuestion | null>(null);
  // A question does not return with the next login.
  if (!isAdmin && question) setQuestion(null);

  const confirmRefund = async ({ isAgain }: RefundQuestion) => {
    let isSent = false;
    const call = async () => {
      const { body, error } = await refetchIfStale(orderNumber);
      if (!body) return { error };
      if (isRefunded(body) && !isAgain) {
        if (!isShown()) return { error: REFUNDED };
        setQuestion({ isAgain: true });
        return null;
      }
      isSent = true;
      return refund(orderNumber);
    };
    const failureText = (failure: Failure, isUnknown: boolean) =>
      failure === REFUNDED
        ? texts.refundedMeanwhile
        : {
            ...texts.refundFailed(failure),
            more: isSent && isUnknown ? texts.refundUnknown : undefined,
          };
    if (await perform(call, texts.refunded, failureText)) rebaseDraft();
  };

  return (
    <>
      <Button
        variant="outlined"
        color="error"
        aria-disabled={isLocked}
        onClick={() => setQuestion(isLocked ? null : { isAgain: isRefunded(order) })}
      >
        {texts.refund}
      </Button>
      {isAdmin && question && (
        <ConfirmDialog
          question={texts.refundQuestion(
            orderNumber,
            formatCents(totalCostCents),
            question.isAgain,
          )}
          onConfirm={() => void confirmRefund(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
