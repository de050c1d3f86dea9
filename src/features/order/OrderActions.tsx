import { Link, useNavigate } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { segmentOf } from '../../domain/urlSegments';
import type { Order } from '../../domain/types';
import { order as texts } from './order.texts';
import { pageNames } from '../../components/pageNames.texts';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { ordersApi } from '../../api/orders';
import { canAskToCancel } from '../../domain/orderState';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOutcome } from '../form-drafts/useOutcome';
import { useRebaseDraft } from './useOrderDrafts';
import styles from './Order.module.css';

/** A customer's actions on an order; both buttons are there in every state (spec section 6). */
export function OrderActions({ order }: { order: Order }) {
  const { orderNumber } = order;
  const navigate = useNavigate();
  const { cancel, isBusy, outcome } = useCancelOrder(order);
  const openReturn = () => void navigate(pathTo(PATHS.orderReturn, { orderNumber }));
  const number = segmentOf(orderNumber);
  return (
    <section className={styles['card']}>
      <h2>{texts.actionsHeading}</h2>
      <div className={styles['actions']}>
        {order.state === 'DELIVERED' && (
          <Link className="button button-main" to={`${PATHS.feedback}?orderNumber=${number}`}>
            {texts.leaveFeedback}
          </Link>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={(event) => event.detail <= 1 && cancel()}
        >
          {texts.cancel}
        </button>
        <button type="button" className="button" onClick={openReturn}>
          {texts.askReturn}
        </button>
      </div>
      <OutcomeMessage outcome={outcome} />
      <Link className={styles['withdraw'] ?? ''} to={`${PATHS.withdrawal}?ordine=${number}`}>
        {pageNames.withdrawal}
      </Link>
    </section>
  );
}

/**
 * Returns a function that requests the cancellation of an order. It sends nothing where the state
 * no longer allows it, also when that changed since the page was opened (spec section 4).
 */
function useCancelOrder({ orderNumber, state }: Order) {
  const [send, { isLoading: isBusy }] = ordersApi.useCancelOrderMutation();
  const { outcome, perform, showFailure } = useOutcome('cancel');
  const runOnce = useSingleFlight();
  const refetchIfStale = useRefetchIfStale('orders');
  const rebaseDraft = useRebaseDraft(orderNumber);

  const cancel = async () => {
    if (!canAskToCancel(state)) return showFailure(texts.cancelTooLate);
    const call = async () => {
      const { body, error } = await refetchIfStale(orderNumber);
      if (!body) return { error };
      if (canAskToCancel(body.state)) return send(orderNumber);
      showFailure(texts.cancelTooLate);
      return null;
    };
    if (await perform(call, texts.cancelled, () => texts.cancelFailed)) rebaseDraft();
  };

  return { cancel: () => void runOnce(cancel), isBusy, outcome };
}
