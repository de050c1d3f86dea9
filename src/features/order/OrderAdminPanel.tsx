import { useState } from 'react';
import { ordersApi } from '../../api/orders';
import { formatCents } from '../../domain/money';
import type { Failure } from '../../domain/failure';
import type { Order } from '../../domain/types';
import { useIsFormOpenElsewhere } from '../form-drafts/useIsFormOpenElsewhere';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import { useRebaseDraft } from './useRebaseDraft';
import { conflicts } from '../../components/conflicts.texts';
import { orderAdmin as texts } from './orderAdmin.texts';
import { orderStateLabel } from '../../components/orders.texts';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Message } from '../../components/Message';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { Unauthorized } from '../login/Unauthorized';
import { OrderShippingForm } from './OrderShippingForm';
import { OrderStateForm } from './OrderStateForm';
import { useOrderAdmin } from './useOrderAdmin';
import styles from './Order.module.css';

/** What an administrator does with an order: its state, its shipment, the money back. */
export function OrderAdminPanel({ order }: { order: Order }) {
  const { orderNumber, totalCostCents, state } = order;
  const { perform, showFailure, outcome, isOpen, isBusy, isSessionOver } = useOrderAdmin();
  const [refund] = ordersApi.useRefundOrderMutation();
  const readFresh = useRefetchIfStale('orders');
  const changedHere = useRebaseDraft(orderNumber);
  const isElsewhere = useIsFormOpenElsewhere(`order/${orderNumber}`);
  // The state that is on screen while the question is.
  const [asked, setAsked] = useState<string | null>(null);
  if (!isOpen) return null;

  const giveBack = async () => {
    setAsked(null);
    const call = async () => {
      const { body, error } = await readFresh(orderNumber);
      if (!body) return { error };
      return body.state === asked ? refund(orderNumber) : { error: changedInto(body.state) };
    };
    if (await perform(call, texts.refunded, texts.refundFailed)) changedHere();
  };

  return (
    <section className={styles['card']}>
      <h2>{texts.heading}</h2>
      {isElsewhere && <Message kind="status">{conflicts.openElsewhere}</Message>}
      <OrderStateForm
        order={order}
        isBusy={isBusy}
        perform={perform}
        onMissing={() => showFailure(texts.stateMissing)}
      />
      <OrderShippingForm order={order} isBusy={isBusy} perform={perform} />
      <button
        type="button"
        className="button"
        aria-disabled={isBusy}
        onClick={() => setAsked(isBusy ? null : state)}
      >
        {texts.refund}
      </button>
      <OutcomeMessage outcome={outcome} />
      {isSessionOver && <Unauthorized />}
      {asked !== null && (
        <ConfirmDialog
          question={texts.refundQuestion(orderNumber, formatCents(totalCostCents))}
          onConfirm={() => void giveBack()}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

// In words that the refund's own failure ends with: the page shows the new state meanwhile.
function changedInto(state: string): Failure {
  return { kind: 'refused', text: texts.changedInto(orderStateLabel(state)) };
}
