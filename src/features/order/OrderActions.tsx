import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import { segmentOf } from '../../domain/urlSegments';
import type { Order } from '../../domain/types';
import { order as texts } from './order.texts';
import { common } from '../../components/common.texts';
import { pageNames } from '../../components/pageNames.texts';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { ordersApi } from '../../api/orders';
import { canAskToCancel, rulesOf } from '../../domain/orderState';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { useRunningTask } from '../../hooks/useRunningTask';
import { failureTexts, useOutcome } from '../form-drafts/useOutcome';
import { useBuyAgain } from './useBuyAgain';
import { useRebaseDraft } from './useOrderDrafts';
import { OrderCard } from './OrderCard';
import styles from './Order.module.css';

/** A customer's actions on an order; both buttons exist in every state (spec section 6). */
export function OrderActions({ order, heading }: { order: Order; heading: string }) {
  const { orderNumber } = order;
  const navigate = useGuardedNavigate();
  const { cancel, isBusy, outcome } = useCancelOrder(order);
  const again = useBuyAgain(order);
  const openReturn = () => navigate(pathTo(PATHS.orderReturn, { orderNumber }));
  const number = segmentOf(orderNumber);
  return (
    <OrderCard heading={heading} isScreenOnly>
      <Stack
        direction="row"
        className={styles['actions'] ?? ''}
        sx={{ flexWrap: 'wrap', gap: 1.5 }}
      >
        {rulesOf(order.state)?.goods === 'delivered' && (
          <Button variant="contained" href={`${PATHS.feedback}?orderNumber=${number}`}>
            {texts.leaveFeedback}
          </Button>
        )}
        <Button variant="outlined" aria-disabled={isBusy} onClick={(event) => void cancel(event)}>
          {texts.cancel}
        </Button>
        <Button variant="outlined" onClick={openReturn}>
          {texts.askReturn}
        </Button>
        {order.lines.length > 0 && (
          <Button
            variant="outlined"
            aria-disabled={again.isBusy}
            onClick={(event) => void again.buyAgain(event)}
          >
            {texts.buyAgain}
          </Button>
        )}
      </Stack>
      {isBusy && <Typography role="status">{common.sending}</Typography>}
      <OutcomeMessage outcome={outcome} />
      {again.isBusy && <Typography role="status">{texts.buyingAgain}</Typography>}
      <OutcomeMessage
        outcome={again.outcome}
        action={
          again.outcome?.kind === 'success' && (
            <Button variant="contained" href={PATHS.cart}>
              {texts.toCart}
            </Button>
          )
        }
      />
      <Button href={`${PATHS.withdrawal}?ordine=${number}`} sx={{ mt: 1, paddingInline: 0 }}>
        {pageNames.withdrawal}
      </Button>
    </OrderCard>
  );
}

/**
 * Returns a function that requests the cancellation of an order. It sends nothing if the state no longer allows it,
 * even if that changed after the page was opened (spec section 4).
 */
function useCancelOrder({ orderNumber, state }: Order) {
  const [send] = ordersApi.useCancelOrderMutation();
  const [runOnce, isBusy] = useRunningTask(`cancel/${orderNumber}`);
  const { outcome, perform, showFailure } = useOutcome('outcome/cancel', undefined, {
    link: { label: texts.title(orderNumber), path: pathTo(PATHS.order, { orderNumber }) },
  });
  const refetchIfStale = useRefetchIfStale('orders');
  const rebaseDraft = useRebaseDraft(orderNumber);

  const call = async () => {
    if (canAskToCancel(state)) {
      // If the present state cannot be read, the backend decides.
      const { body, error } = await refetchIfStale(orderNumber);
      if (error?.kind === 'aborted') return null; // the session has changed
      if (error && navigator.onLine === false) return { error }; // a toast says that it was refused
      if (canAskToCancel(body?.state ?? state)) return send(orderNumber);
    }
    showFailure(texts.cancelTooLate);
    return null;
  };
  const cancel = (event: MouseEvent) =>
    runOnce(async () => {
      const failed = failureTexts(texts.cancelFailed, texts.cancelUnknown);
      if (await perform(call, texts.cancelled, failed)) rebaseDraft();
    }, event);

  return { cancel, isBusy, outcome };
}
