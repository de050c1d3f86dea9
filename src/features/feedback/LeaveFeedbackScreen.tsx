import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import { common } from '../../components/common.texts';
import { focusHeading } from '../../components/focusHeading';
import { Message } from '../../components/Message';
import { OrderLookup } from '../order/OrderLookup';
import { PageHeading } from '../../components/PageHeading';
import { useOrder } from '../order/useOrder';
import { useOrderNumberInUrl } from '../order/useOrderNumberInUrl';
import { orders } from '../order/orders.texts';
import { OrderQueryStatus } from '../order/OrderQueryStatus';
import { leaveFeedback as texts } from './feedback.texts';
import type { Order } from '../../domain/types';
import { OutcomeMessage, type Outcome } from '../../components/OutcomeMessage';
import { ClearDraft, RestoredDraft } from '../form-drafts/DraftNotice';
import { LeaveQuestion } from '../form-drafts/LeaveQuestion';
import { ProductReview } from './ProductReview';
import { useFeedbackForm } from './useFeedbackForm';
import { useFocusLost } from '../../hooks/useFocusLost';
import styles from './LeaveFeedback.module.css';

/** Feedback on the products of the order named in the address. */
export default function LeaveFeedbackScreen() {
  const orderNumber = useOrderNumberInUrl();
  return (
    <div className={styles['page']}>
      <PageHeading
        title={texts.title}
        head={{ description: texts.description, path: PATHS.feedback }}
      />
      {orderNumber === '' ? (
        <>
          <Message kind="error">{texts.numberMissing}</Message>
          <p>{texts.numberHint}</p>
          <OrderLookup name={texts.findOrder} region="page" />
        </>
      ) : (
        <OrderFeedback key={orderNumber} orderNumber={orderNumber} />
      )}
    </div>
  );
}

function OrderFeedback({ orderNumber }: { orderNumber: string }) {
  const query = useOrder(orderNumber);
  const { order } = query;
  return (
    <>
      <Typography variant="h5" component="p" sx={{ marginBottom: 1.5 }}>
        <Link href={pathTo(PATHS.order, { orderNumber })}>{texts.forOrder(orderNumber)}</Link>
      </Typography>
      <Typography>{texts.hint}</Typography>
      {!order && <OrderQueryStatus query={query} />}
      {order?.lines.length === 0 && <Message kind="status">{orders.noLines}</Message>}
      {order && order.lines.length > 0 && <FeedbackForm order={order} />}
    </>
  );
}

const NOTHING = { kind: 'error', text: texts.nothing, reason: null } satisfies Outcome;

function FeedbackForm({ order }: { order: Order }) {
  const form = useFeedbackForm(order);
  const { progress, outcome, draft, clear } = form;
  const isSent = outcome?.kind === 'success';
  // Without its fields the page is short: scrolled as before, it would hide its thanks behind the header.
  useLayoutEffect(() => {
    if (isSent) window.scrollTo(0, 0);
  }, [isSent]);
  useFocusLost(!isSent, () => focusHeading({ preventScroll: true }));
  return (
    <Stack component="form" spacing={2.5} sx={{ marginTop: 3 }} onSubmit={form.submit} noValidate>
      <RestoredDraft draft={draft} isLocked={form.isLocked} onClear={clear} />
      {/* What was sent is no draft any more: emptied fields would look as if nothing had been given. */}
      {!isSent &&
        form.products.map((line) => (
          <ProductReview
            key={line.productId}
            line={line}
            review={form.reviewOf(line.productId)}
            files={form.filesOf(line.productId)}
            isLocked={form.isLocked}
            timesCleared={form.timesCleared}
            onReview={(change) => form.changeReview(line.productId, change)}
            onFiles={(files) => form.changeFiles(line.productId, files)}
          />
        ))}
      <Button
        type="submit"
        variant="contained"
        aria-disabled={form.isLocked}
        className={styles['send'] ?? ''}
      >
        {texts.send}
      </Button>
      <ClearDraft draft={draft} isLocked={form.isLocked} onClear={clear} />
      {form.isSending && (
        <Typography role="status">
          {progress ? texts.sending(progress.done, progress.all) : common.sending}
        </Typography>
      )}
      <OutcomeMessage outcome={form.isEmpty ? NOTHING : outcome} />
      <LeaveQuestion guard={form.guard} />
    </Stack>
  );
}
