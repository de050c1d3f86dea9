import Button from '@mui/material/Button';
import { useState } from 'react';
import { ordersApi } from '../../api/orders';
import { formatCents } from '../../domain/money';
import type { Order, Failure } from '../../domain/types';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import { RestoredDraft } from '../form-drafts/DraftNotice';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { useClearOrderDrafts, useHasOrderDraft, useRebaseDraft } from './useOrderDrafts';
import { orderAdmin as texts } from './order.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { Unauthorized } from '../login/Unauthorized';
import { OrderShippingForm, OrderStateForm } from './OrderEditForms';
import { useAdminCall } from '../login/useAdminCall';
import { useAdminGate } from '../login/useAdminGate';
import { useOutcome } from '../form-drafts/useOutcome';
import { selectIsRefused } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { OrderCard } from './OrderCard';

type Props = {
  order: Order;
  /** The name of its outcomes in the page's state, where a page shows one order after the other. */
  outcomeOf?: string;
};

/**
 * An administrator's controls for an order: state, shipment and refund. They disappear when the session ends, unless
 * there is unsaved input or a 401 has ended it, which is reported here.
 */
export function OrderAdminPanel({ order, outcomeOf = 'admin' }: Props) {
  const { orderNumber, totalCostCents } = order;
  const { run, isBusy } = useAdminCall();
  const hasDraft = useHasOrderDraft(order);
  const draft = useRestoredDraft(`order/${orderNumber}`, hasDraft);
  const clearDrafts = useClearOrderDrafts(orderNumber);
  const isRefused = useAppSelector(selectIsRefused);
  const { isOpen, isAdmin } = useAdminGate('form', hasDraft || isRefused);
  const isLocked = isBusy || !isAdmin;
  const { outcome, perform, showFailure } = useOutcome(outcomeOf, run);
  const [refund] = ordersApi.useRefundOrderMutation();
  const refetchIfStale = useRefetchIfStale('orders');
  const rebaseDraft = useRebaseDraft(orderNumber);
  const [question, setQuestion] = useState<RefundQuestion | null>(null);
  if (!isOpen) return null;

  const confirmRefund = async ({ isAgain }: RefundQuestion) => {
    let isSent = false;
    const call = async () => {
      const { body, error } = await refetchIfStale(orderNumber);
      if (!body) return { error };
      if (isRefunded(body) && !isAgain) {
        setQuestion({ isAgain: true });
        return null;
      }
      isSent = true;
      return refund(orderNumber);
    };
    const failureText = (failure: Failure, isUnknown: boolean) => ({
      ...texts.refundFailed(failure),
      more: isSent && isUnknown ? texts.refundUnknown : undefined,
    });
    if (await perform(call, texts.refunded, failureText)) rebaseDraft();
  };

  return (
    <OrderCard heading={texts.heading} isScreenOnly>
      <RestoredDraft draft={draft} onClear={clearDrafts} />
      <OrderStateForm
        order={order}
        beforeChange={draft.beforeChange}
        isBusy={isLocked}
        perform={perform}
        onMissing={() => showFailure(texts.stateMissing)}
      />
      <OrderShippingForm
        order={order}
        beforeChange={draft.beforeChange}
        isBusy={isLocked}
        perform={perform}
      />
      <Button
        variant="outlined"
        color="error"
        aria-disabled={isLocked}
        onClick={() => setQuestion(isLocked ? null : { isAgain: isRefunded(order) })}
      >
        {texts.refund}
      </Button>
      <OutcomeMessage outcome={outcome} />
      {!isAdmin && <Unauthorized />}
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
    </OrderCard>
  );
}

/** Whether the question says that the order is already refunded. */
type RefundQuestion = { isAgain: boolean };

function isRefunded({ state }: Order): boolean {
  return state === 'REIMBURSED';
}
