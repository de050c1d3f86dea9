import { useState } from 'react';
import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import { canAskToCancel } from '../../domain/orderState';
import type { Order } from '../../domain/types';
import { useOneAtATime } from '../../queries/useOneAtATime';
import { useOutcome } from '../../queries/useOutcome';
import { order as texts } from '../../texts/order';

/**
 * Asking to cancel an order, after a question. Where its state no longer allows it nothing
 * is asked or sent (spec section 4).
 */
export function useCancelOrder({ orderNumber, state }: Order) {
  const [send, { isLoading: isBusy }] = ordersApi.useCancelOrderMutation();
  const { outcome, succeeded, failed, cleared } = useOutcome();
  const [isAsking, setIsAsking] = useState(false);
  const oneAtATime = useOneAtATime();

  const ask = () => {
    if (isBusy) return;
    if (!canAskToCancel(state)) return failed(texts.cancelTooLate);
    cleared();
    setIsAsking(true);
  };
  const cancel = async () => {
    setIsAsking(false);
    // It may have gone on while the question was open.
    if (!canAskToCancel(state)) return failed(texts.cancelTooLate);
    const { error } = await send(orderNumber);
    if (error) failed(texts.cancelFailed, error as Failure);
    else succeeded(texts.cancelled);
  };

  return {
    ask,
    confirm: () => void oneAtATime(cancel),
    giveUp: () => setIsAsking(false),
    isAsking,
    isBusy,
    outcome,
  };
}
