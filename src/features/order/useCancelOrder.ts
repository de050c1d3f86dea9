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
  const { outcome, succeeded, failed } = useOutcome('cancel');
  const oneAtATime = useSingleFlight();
  const readFresh = useRefetchIfStale('orders');
  const changedHere = useRebaseDraft(orderNumber);

  const cancel = async () => {
    if (!canAskToCancel(state)) return failed(texts.cancelTooLate);
    const { body, error: unread } = await readFresh(orderNumber);
    if (!body) return failed(texts.cancelFailed, unread);
    if (!canAskToCancel(body.state)) return failed(texts.cancelTooLate);
    const { error } = await send(orderNumber);
    if (error) return failed(texts.cancelFailed, error as Failure);
    changedHere();
    succeeded(texts.cancelled);
  };

  return { cancel: () => void oneAtATime(cancel), isBusy, outcome };
}
