import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useOrder } from '../order/useOrder';
import { orderReturn as texts } from './orderReturn.texts';
import { OrderQueryStatus } from '../order/OrderQueryStatus';
import { PageHeading } from '../../components/PageHeading';
import { RETURN_IMAGE_TYPES } from '../../domain/imageFiles';
import type { Order } from '../../domain/types';
import { ImagePicker } from '../../components/ImagePicker';
import { Message } from '../../components/Message';
import { OrderLineChoice } from '../order/OrderLineChoice';
import { sendPrepared } from '../../components/prepareImages';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { ordersApi } from '../../api/orders';
import { RETURN_REDIRECT_MS } from '../../domain/limits';
import { useDraft } from '../form-drafts/useDraft';
import { useSubmit } from '../../hooks/useSubmit';
import { Unauthorized } from '../login/Unauthorized';
import { selectIsRefused } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { failureTexts, useOutcome } from '../form-drafts/useOutcome';
import { useRunningTask } from '../../hooks/useRunningTask';
import { useRedirectWhen } from '../../hooks/useRedirectWhen';
import { ClearDraft, RestoredDraft } from '../form-drafts/DraftNotice';
import { LeaveQuestion } from '../form-drafts/LeaveQuestion';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { useFormFiles } from '../form-drafts/useFormFiles';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { usePageState } from '../../hooks/usePageState';
import styles from './OrderReturn.module.css';

/** A request to return products; the backend decides whether it is still in time. */
export default function OrderReturnScreen() {
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber);
  const { order } = query;
  return (
    <div className={styles['page']}>
      <PageHeading
        title={texts.title}
        head={{ description: texts.description, path: pathTo(PATHS.orderReturn, { orderNumber }) }}
      />
      <Typography variant="h5" component="p" sx={{ marginBottom: 1.5 }}>
        <Link href={pathTo(PATHS.order, { orderNumber })}>{texts.forOrder(orderNumber)}</Link>
      </Typography>
      <Typography>
        {texts.hint} <Link href={PATHS.returnPolicy}>{texts.policy}</Link>.
      </Typography>
      {order ? <ReturnForm key={orderNumber} order={order} /> : <OrderQueryStatus query={query} />}
    </div>
  );
}

/** The form with the products, the reason and optional photos of a return. */
function ReturnForm({ order }: { order: Order }) {
  const form = useReturnForm(order);
  const { isLocked, problems, draft } = form;
  const hasNoReason = problems.includes('reason');
  const isRefused = useAppSelector(selectIsRefused);
  return (
    <Stack
      component="form"
      onSubmit={form.submit}
      noValidate
      useFlexGap
      spacing={2.5}
      sx={{ marginTop: 3 }}
    >
      <RestoredDraft draft={form.status} isLocked={isLocked} onClear={form.clear} />
      {order.state === 'RETURN_START' && form.outcome?.kind !== 'success' && (
        <Message kind="status">{texts.underWay}</Message>
      )}
      <OrderLineChoice
        legend={texts.products}
        lines={order.lines}
        chosen={draft.productIds}
        onChange={(productIds) => form.change({ productIds })}
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
        onChange={({ target }) => form.change({ description: target.value })}
        slotProps={{
          input: { inputComponent: 'textarea' },
          htmlInput: { required: true, readOnly: isLocked },
          formHelperText: { role: 'alert' },
        }}
      />
      <ImagePicker
        key={form.timesCleared}
        label={texts.photos}
        accept={RETURN_IMAGE_TYPES}
        files={form.files}
        onChange={form.changeFiles}
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
      <ClearDraft draft={form.status} isLocked={isLocked} onClear={form.clear} />
      {form.isBusy && <Typography role="status">{texts.sending}</Typography>}
      <OutcomeMessage outcome={form.outcome} />
      {isRefused && form.outcome?.kind === 'error' && <Unauthorized />}
      <LeaveQuestion guard={form.guard} />
    </Stack>
  );
}

type Draft = { productIds: string[]; description: string };
type Problem = 'products' | 'reason';

const EMPTY: Draft = { productIds: [], description: '' };

/** Holds the return form: its input survives failures and reloads; files survive failures, even if the page was left. */
function useReturnForm({ orderNumber, lines }: Order) {
  const form = `return/${orderNumber}`;
  const [stored, change, clear] = useDraft<Draft>(form, EMPTY);
  const { files, change: setFiles, areLost: areFilesLost } = useFormFiles(form);
  // A form that is cleared, or was sent, no longer says which files were refused.
  const [timesCleared, setTimesCleared] = useState(0);
  const [problems, setProblems] = usePageState<Problem[]>('problems', []);
  const [sendOnce, isBusy] = useRunningTask(form);
  const [send] = ordersApi.useReturnOrderMutation();
  const { outcome, perform, clearOutcome } = useOutcome('outcome/return', undefined, {
    link: { label: texts.forOrder(orderNumber), path: pathTo(PATHS.order, { orderNumber }) },
    formLink: {
      label: texts.ofOrder(orderNumber),
      path: pathTo(PATHS.orderReturn, { orderNumber }),
    },
  });
  const isSent = outcome?.kind === 'success';
  const isLocked = isBusy || isSent;
  useRedirectWhen(isSent, pathTo(PATHS.order, { orderNumber }), RETURN_REDIRECT_MS);
  const hasFiles = files.length > 0 && !isSent;
  const guard = useLeaveGuard({
    hasFiles,
    isSending: isLocked,
    onLeave: () => setFiles([]),
  });
  const isTyped = stored.productIds.length > 0 || stored.description !== '';
  const status = useRestoredDraft(form, (isTyped || hasFiles) && !isSent, areFilesLost && !isSent);

  const empty = () => {
    clear();
    setFiles([]);
    setTimesCleared((times) => times + 1);
  };

  const orderIds = new Set(lines.map((line) => line.productId));
  const draft: Draft = {
    ...stored,
    productIds: stored.productIds.filter((id) => orderIds.has(id)),
  };

  const submit = useSubmit({
    isLocked,
    check: () => {
      const found = findProblems(draft);
      setProblems(found);
      return found.length === 0;
    },
    send: () =>
      sendOnce(async () => {
        const description = draft.description.trim();
        const { productIds } = draft;
        const call = () =>
          sendPrepared(files, (attachments) =>
            send({ orderNumber, productIds, description, attachments }),
          );
        const failed = failureTexts(texts.failed, texts.unknown);
        if (await perform(call, texts.sent, failed)) empty();
      }),
  });

  return {
    draft,
    status,
    guard,
    change: (part: Partial<Draft>) => {
      status.beforeChange();
      change({ ...draft, ...part });
    },
    files,
    changeFiles: (chosen: File[]) => {
      status.beforeChange();
      setFiles(chosen);
    },
    timesCleared,
    clear: () => {
      empty();
      setProblems([]);
      clearOutcome();
    },
    problems: problems.filter((problem) => findProblems(draft).includes(problem)),
    submit,
    outcome,
    isBusy,
    isLocked,
  };
}

function findProblems({ productIds, description }: Draft): Problem[] {
  const problems: Problem[] = [];
  if (productIds.length === 0) problems.push('products');
  if (description.trim() === '') problems.push('reason');
  return problems;
}
