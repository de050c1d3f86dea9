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
 * Returns a function that requests the cancellation of an order. It sends nothing where the state
 * no longer allows it, also when that changed since the page was opened (spec section 4).
 */
export function useCancelOrder({ orderNumber, state }: Order) {
  const [send, { isLoading: isBusy }] = ordersApi.useCancelOrderMutation();
  const { outcome, showSuccess, showFailure } = useOutcome('cancel');
  const runOnce = useSingleFlight();
  const refetchIfStale = useRefetchIfStale('orders');
  const rebaseDraft = useRebaseDraft(orderNumber);

  const cancel = async () => {
    if (!canAskToCancel(state)) return showFailure(texts.cancelTooLate);
    const { body, error: readError } = await refetchIfStale(orderNumber);
    if (!body) return showFailure(texts.cancelFailed, readError);
    if (!canAskToCancel(body.state)) return showFailure(texts.cancelTooLate);
    const { error } = await send(orderNumber);
    if (error) return showFailure(texts.cancelFailed, error as Failure);
    rebaseDraft();
    showSuccess(texts.cancelled);
  };

  return { cancel: () => void runOnce(cancel), isBusy, outcome };
}
