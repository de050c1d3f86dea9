import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import { canAskToCancel } from '../../domain/orderState';
import type { Order } from '../../domain/types';
import { useOneAtATime } from '../../queries/useOneAtATime';
import { useOutcome } from '../../queries/useOutcome';
import { order as texts } from '../../texts/order';

/**
 * Asking to cancel an order. Where its state no longer allows it nothing is sent
 * (spec section 4).
 */
export function useCancelOrder({ orderNumber, state }: Order) {
  const [send, { isLoading: isBusy }] = ordersApi.useCancelOrderMutation();
  const { outcome, succeeded, failed } = useOutcome();
  const oneAtATime = useOneAtATime();

  const cancel = async () => {
    if (!canAskToCancel(state)) return failed(texts.cancelTooLate);
    const { error } = await send(orderNumber);
    if (error) failed(texts.cancelFailed, error as Failure);
    else succeeded(texts.cancelled);
  };

  return { cancel: () => void oneAtATime(cancel), isBusy, outcome };
}
