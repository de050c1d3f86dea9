import Button from '@mui/material/Button';
import { useState } from 'react';
import { ordersApi } from '../../api/orders';
import { formatCents } from '../../domain/money';
import type { Order, Failure } from '../../domain/types';
import { OpenElsewhere } from '../form-drafts/ElsewhereMessages';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import { useRebaseDraft } from './useOrderDrafts';
import { orderAdmin as texts } from './order.texts';
import { orderStateLabel } from './orders.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { Unauthorized } from '../login/Unauthorized';
import { OrderShippingForm, OrderStateForm } from './OrderEditForms';
import { useAdminCall } from '../login/useAdminCall';
import { useAdminGate } from '../login/useAdminGate';
import { useOutcome } from '../form-drafts/useOutcome';
import { OrderCard } from './OrderCard';

/** An administrator's controls of an order: state, shipment and refund. */
export function OrderAdminPanel({ order }: { order: Order }) {
  const { orderNumber, totalCostCents, state } = order;
  const { run, isBusy } = useAdminCall();
  const { isOpen, isAdmin } = useAdminGate('form', true);
  const { outcome, perform, showFailure } = useOutcome('admin', run);
  const [refund] = ordersApi.useRefundOrderMutation();
  const refetchIfStale = useRefetchIfStale('orders');
  const rebaseDraft = useRebaseDraft(orderNumber);
  // The state on screen when the question was asked; null while there is no question.
  const [confirmedState, setConfirmedState] = useState<string | null>(null);
  if (!isOpen) return null;

  const confirmRefund = async () => {
    const call = async () => {
      const { body, error } = await refetchIfStale(orderNumber);
      if (!body) return { error };
      return body.state === confirmedState
        ? refund(orderNumber)
        : { error: stateChanged(body.state) };
    };
    if (await perform(call, texts.refunded, texts.refundFailed)) rebaseDraft();
  };

  return (
    <OrderCard heading={texts.heading} isScreenOnly>
      <OpenElsewhere form={`order/${orderNumber}`} />
      <OrderStateForm
        order={order}
        isBusy={isBusy}
        perform={perform}
        onMissing={() => showFailure(texts.stateMissing)}
      />
      <OrderShippingForm order={order} isBusy={isBusy} perform={perform} />
      <Button
        variant="outlined"
        color="error"
        aria-disabled={isBusy}
        onClick={() => setConfirmedState(isBusy ? null : state)}
      >
        {texts.refund}
      </Button>
      <OutcomeMessage outcome={outcome} />
      {!isAdmin && <Unauthorized />}
      {confirmedState !== null && (
        <ConfirmDialog
          question={texts.refundQuestion(orderNumber, formatCents(totalCostCents))}
          onConfirm={() => void confirmRefund()}
          onClose={() => setConfirmedState(null)}
        />
      )}
    </OrderCard>
  );
}

// The text continues the message of a failed refund; the page shows the new state by then.
function stateChanged(state: string): Failure {
  return { kind: 'refused', text: texts.changedInto(orderStateLabel(state)) };
}
