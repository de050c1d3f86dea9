import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import { canAskToCancel } from '../../domain/orderState';
import type { Order } from '../../domain/types';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOutcome } from '../form-drafts/useOutcome';
import { useRebaseDraft } from './useRebaseDraft';
import { order as texts } from './order.texts';

/**
 * Asking to cancel an order. Where its state no longer allows it, also since the page was
 * opened, nothing is sent (spec section 4).
 */
export function useCancelOrder({ orderNumber, state }: Order) {
  const [send, { isLoading: isBusy }] = ordersApi.useCancelOrderMutation();
  const { outcome, showSuccess, showFailure } = useOutcome('cancel');
  const oneAtATime = useSingleFlight();
  const readFresh = useRefetchIfStale('orders');
  const changedHere = useRebaseDraft(orderNumber);

  const cancel = async () => {
    if (!canAskToCancel(state)) return showFailure(texts.cancelTooLate);
    const { body, error: unread } = await readFresh(orderNumber);
    if (!body) return showFailure(texts.cancelFailed, unread);
    if (!canAskToCancel(body.state)) return showFailure(texts.cancelTooLate);
    const { error } = await send(orderNumber);
    if (error) return showFailure(texts.cancelFailed, error as Failure);
    changedHere();
    showSuccess(texts.cancelled);
  };

  return { cancel: () => void oneAtATime(cancel), isBusy, outcome };
}
