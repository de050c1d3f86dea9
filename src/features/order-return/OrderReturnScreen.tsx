import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from '../order/useOrder';
import { orderReturn as texts } from './orderReturn.texts';
import { Head } from '../../components/Head';
import { OrderQueryStatus } from '../order/OrderQueryStatus';
import { PageHeading } from '../../components/PageHeading';
import { RETURN_IMAGE_TYPES } from '../../domain/imageFiles';
import type { Order } from '../../domain/types';
import { ImagePicker } from '../../components/ImagePicker';
import { Message } from '../../components/Message';
import { OrderLineChoice } from '../order/OrderLineChoice';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { useReturnForm } from './useReturnForm';
import styles from './OrderReturn.module.css';

/** A request to return products; the backend decides whether it is still in time. */
export default function OrderReturnScreen() {
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber);
  const { order } = query;
  return (
    <div className={styles['page']}>
      <Head
        title={texts.title}
        description={texts.description}
        path={pathTo(PATHS.orderReturn, { orderNumber })}
      />
      <PageHeading title={texts.title}>{texts.title}</PageHeading>
      <Typography variant="h5" component="p" sx={{ marginBottom: 1.5 }}>
        <Link href={pathTo(PATHS.order, { orderNumber })}>{texts.forOrder(orderNumber)}</Link>
      </Typography>
      <Typography>
        {texts.hint} <Link href={PATHS.returnPolicy}>{texts.policy}</Link>.
      </Typography>
      <OrderQueryStatus query={query} />
      {order && <ReturnForm key={orderNumber} order={order} />}
    </div>
  );
}

/** The form with the products, the reason and optional photos of a return. */
function ReturnForm({ order }: { order: Order }) {
  const form = useReturnForm(order);
  const { isLocked, problems, draft } = form;
  const hasNoReason = problems.includes('reason');
  return (
    <Stack
      component="form"
      onSubmit={form.submit}
      noValidate
      useFlexGap
      spacing={2.5}
      sx={{ marginTop: 3 }}
    >
      {order.state === 'RETURN_START' && form.outcome === null && (
        <Message kind="status">{texts.underWay}</Message>
      )}
      <OrderLineChoice
        legend={texts.products}
        lines={order.lines}
        chosen={draft.productIds}
        onChange={form.choose}
        disabled={isLocked}
        problem={problems.includes('products') ? texts.noProduct : null}
      />
      <TextField
        multiline
        minRows={5}
        label={texts.reason}
        value={draft.description}
        error={hasNoReason}
        helperText={hasNoReason && texts.noReason}
        onChange={({ target }) => form.describe(target.value)}
        slotProps={{
          htmlInput: { required: true, readOnly: isLocked },
          formHelperText: { role: 'alert' },
        }}
      />
      <ImagePicker
        label={texts.photos}
        accept={RETURN_IMAGE_TYPES}
        files={form.files}
        onChange={form.setFiles}
        disabled={isLocked}
      />
      <Button
        type="submit"
        variant="contained"
        aria-disabled={isLocked}
        className={styles['send'] ?? ''}
      >
        {texts.send}
      </Button>
      {form.isBusy && <Typography role="status">{texts.sending}</Typography>}
      <OutcomeMessage outcome={form.outcome} />
    </Stack>
  );
}
