import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '../../domain/types';
import { leaveFeedback as texts } from './leaveFeedback.texts';
import { Message } from '../../components/Message';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { ProductReview } from './ProductReview';
import { useFeedbackForm } from './useFeedbackForm';
import styles from './LeaveFeedback.module.css';

/** One review a product, and one button that sends them all. */
export function FeedbackForm({ order }: { order: Order }) {
  const form = useFeedbackForm(order);
  const { progress, outcome } = form;
  return (
    <Stack component="form" spacing={2.5} sx={{ marginTop: 3 }} onSubmit={form.submit} noValidate>
      {form.products.map((line) => (
        <ProductReview
          key={line.productId}
          line={line}
          review={form.reviewOf(line.productId)}
          files={form.filesOf(line.productId)}
          isLocked={form.isLocked}
          isRatingMissing={form.isRatingMissing(line.productId)}
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
      {progress && (
        <Typography role="status">{texts.sending(progress.done, progress.all)}</Typography>
      )}
      {form.isEmpty && <Message kind="error">{texts.nothing}</Message>}
      <OutcomeMessage outcome={outcome} />
    </Stack>
  );
}
