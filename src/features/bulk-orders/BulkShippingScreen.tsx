import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PATHS } from '../../config/paths';
import type { BulkItem, PlannedItem } from '../../domain/bulkJob';
import {
  insertLines,
  removeLines,
  parseShippingList,
  type ShippingLine,
} from '../../domain/shippingList';
import { ClearDraft, RestoredDraft } from '../form-drafts/DraftNotice';
import { useDraft } from '../form-drafts/useDraft';
import { useRestoredDraft, type DraftStatus } from '../form-drafts/useRestoredDraft';
import { bulkOrders as texts, lineProblemText } from './bulkOrders.texts';
import { BulkPage, START_PROBLEM } from '../bulk-jobs/BulkPage';
import { planChanges } from '../../domain/orderChange';
import type { Order, Failure } from '../../domain/types';
import { orders } from '../order/orders.texts';
import { Message } from '../../components/Message';
import { ChangePreview, PREVIEW_PAGE, type PreviewRow } from './ChangePreview';
import { usePageState } from '../../hooks/usePageState';
import { useSubmit } from '../../hooks/useSubmit';
import { ordersApi } from '../../api/orders';
import { orderKey } from '../../domain/orderState';
import { selectIsAdmin } from '../../session/sessionSlice';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';
import styles from './BulkOrders.module.css';

const DRAFT = 'bulk-shipping';

/** Sets shipper and tracking code of many orders from a pasted list, after a preview. */
export default function BulkShippingScreen() {
  const [text, change, clear] = useDraft<string>(DRAFT, '');
  const draft = useRestoredDraft(DRAFT, text !== '');
  // Whether the list was checked as it is now: then its preview is shown.
  const [isChecked, setIsChecked] = usePageState<boolean>('checked', false);
  const [, setPreviewPage] = usePageState<number>(PREVIEW_PAGE, 1);
  const [, setProblem] = usePageState<string | null>(START_PROBLEM, null);
  const forgetPreview = () => {
    setIsChecked(false);
    setPreviewPage(1);
    setProblem(null);
  };
  const setText = (next: string) => {
    draft.beforeChange();
    change(next);
    forgetPreview();
  };
  return (
    <BulkPage
      kind="shipping"
      title={texts.shippingTitle}
      description={texts.shippingDescription}
      path={PATHS.bulkShipping}
      hasWork={text !== ''}
      onClosed={(unchanged) => setText(insertLines(text, unchanged.flatMap(toShipment)))}
    >
      {(start, isAdmin) => (
        <>
          <ShippingListForm
            text={text}
            draft={draft}
            onText={setText}
            onClear={() => {
              clear();
              forgetPreview();
            }}
            onCheck={() => setIsChecked(true)}
          />
          {isAdmin && isChecked && (
            <ShippingPreview
              text={text}
              // Lines that are not sent stay in the form, to be corrected.
              onStart={async (items, lines) => {
                if (await start(items)) setText(removeLines(text, lines));
              }}
            />
          )}
        </>
      )}
    </BulkPage>
  );
}

function toShipment(item: BulkItem) {
  return item.change.kind === 'shipping' && 'orderNumber' in item
    ? [{ orderNumber: item.orderNumber, ...item.change }]
    : [];
}

type Props = {
  text: string;
  draft: DraftStatus;
  onText: (text: string) => void;
  onClear: () => void;
  onCheck: () => void;
};

function ShippingListForm({ text, draft, onText, onClear, onCheck }: Props) {
  const [isMissing, setIsMissing] = usePageState<boolean>('missing', false);
  const isBlank = text.trim() === '';
  const submit = useSubmit({
    check: () => {
      setIsMissing(isBlank);
      return !isBlank;
    },
    send: onCheck,
  });
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <RestoredDraft draft={draft} onClear={onClear} />
      <TextField
        multiline
        rows={10}
        label={texts.list}
        value={text}
        error={isMissing}
        helperText={
          <>
            {isMissing && <strong>{texts.nothingToCheck}</strong>} {texts.listHint}{' '}
            {texts.exampleLead} <code translate="no">{texts.listExample}</code>
          </>
        }
        onChange={({ target }) => {
          setIsMissing(false);
          onText(target.value);
        }}
        slotProps={{
          input: { inputComponent: 'textarea' },
          htmlInput: {
            className: styles['list'],
            wrap: 'off',
            spellCheck: false,
            autoComplete: 'off',
          },
        }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
        <Button type="submit" variant="outlined">
          {texts.check}
        </Button>
        <ClearDraft draft={draft} onClear={onClear} />
      </Stack>
    </form>
  );
}

type PreviewProps = {
  text: string;
  /** `lines` are the lines of the text that the job covers. */
  onStart: (items: readonly PlannedItem[], lines: ReadonlySet<number>) => Promise<void>;
};

/** Shows the effect of a pasted list, and which of its lines cannot be used. */
function ShippingPreview({ text, onStart }: PreviewProps) {
  const { find, failure, retry } = useOrderFinder();
  if (failure) {
    return (
      <Message kind="error" onRetry={retry}>
        {orders.loadAllFailed}
      </Message>
    );
  }
  if (!find) return <p role="status">{texts.reading}</p>;
  const { lines, problems } = parseShippingList(text);
  const rows = lines.map((line) => toRow(line, find));
  const unusable = [
    ...problems.map((problem) => ({ ...problem, why: lineProblemText(problem) })),
    ...rows.flatMap(({ line = 0, outcome, orderNumber }) =>
      outcome === 'unknownOrder' ? [{ line, text: orderNumber, why: texts.unknownOrder }] : [],
    ),
  ].sort((one, other) => one.line - other.line);
  return (
    <>
      {unusable.length > 0 && (
        <section>
          <h2>{texts.problems}</h2>
          <Alert severity="error" role="none" sx={{ alignItems: 'flex-start' }}>
            <ul className={styles['problems']} aria-label={texts.problems}>
              {unusable.map(({ line, text: content, why }) => (
                <li key={line}>
                  {texts.problem(line, why)} <q>{content}</q>
                </li>
              ))}
            </ul>
          </Alert>
        </section>
      )}
      <ChangePreview
        rows={rows}
        startLabel={texts.startShipping}
        onStart={(items) => void onStart(items, coveredLines(rows))}
      />
    </>
  );
}

function coveredLines(rows: readonly PreviewRow[]): Set<number> {
  return new Set(
    rows.flatMap(({ line = 0, outcome }) => (outcome === 'unknownOrder' ? [] : [line])),
  );
}

function toRow(
  { line, orderNumber: typed, shipper, shippingCode }: ShippingLine,
  find: (typed: string) => Order | undefined,
): PreviewRow {
  const order = find(typed);
  const orderNumber = order?.orderNumber ?? typed;
  const wanted = { orderNumber, change: { kind: 'shipping', shipper, shippingCode } } as const;
  const [planned] = planChanges([wanted], () => order);
  return { ...(planned as PreviewRow), line };
}

/** An older list of all orders is refetched first. */
const REFETCH_AFTER_S = 60;

/** Finds orders by typed numbers, ignoring case and surrounding spaces. */
function useOrderFinder() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const query = ordersApi.useGetOrdersQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: REFETCH_AFTER_S,
  });
  const { currentData: ids, error, isFetching, refetch } = query;
  const table = useAppSelector((state) => state.entities.orders);
  const byKey = ids && new Map(ids.map((id) => [orderKey(id), id]));
  return {
    /** Undefined until the orders are loaded. */
    find:
      byKey &&
      ((typed: string): Order | undefined => bodyOf(table, byKey.get(orderKey(typed)) ?? '')),
    failure: isFetching ? undefined : (error as Failure | undefined),
    retry: () => void refetch(),
  };
}
