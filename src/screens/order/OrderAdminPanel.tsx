import { useState } from 'react';
import { ordersApi } from '../../api/orders';
import { formatCents } from '../../domain/money';
import type { Order } from '../../domain/types';
import { orderAdmin as texts } from '../../texts/orderAdmin';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { OutcomeMessage } from '../../ui/OutcomeMessage';
import { Unauthorized } from '../../ui/Unauthorized';
import { OrderShippingForm } from './OrderShippingForm';
import { OrderStateForm } from './OrderStateForm';
import { useOrderAdmin } from './useOrderAdmin';
import styles from './Order.module.css';

/** What an administrator does with an order: its state, its shipment, the money back. */
export function OrderAdminPanel({ order }: { order: Order }) {
  const { orderNumber, totalCostCents } = order;
  const { perform, failed, outcome, isOpen, isBusy, isSessionOver } = useOrderAdmin();
  const [refund] = ordersApi.useRefundOrderMutation();
  const [isAsking, setIsAsking] = useState(false);
  if (!isOpen) return null;

  const giveBack = () => {
    setIsAsking(false);
    void perform(() => refund(orderNumber), texts.refunded, texts.refundFailed);
  };

  return (
    <section className={styles['card']}>
      <h2>{texts.heading}</h2>
      <OrderStateForm
        orderNumber={orderNumber}
        isBusy={isBusy}
        perform={perform}
        onMissing={() => failed(texts.stateMissing)}
      />
      <OrderShippingForm order={order} isBusy={isBusy} perform={perform} />
      <button
        type="button"
        className="button"
        aria-disabled={isBusy}
        onClick={() => setIsAsking(!isBusy)}
      >
        {texts.refund}
      </button>
      <OutcomeMessage outcome={outcome} />
      {isSessionOver && <Unauthorized />}
      {isAsking && (
        <ConfirmDialog
          question={texts.refundQuestion(orderNumber, formatCents(totalCostCents))}
          onConfirm={giveBack}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
