import Alert from '@mui/material/Alert';
import { planChanges, type WantedChange } from '../../domain/orderChange';
import { parseShippingList, type ShippingLine } from './shippingList';
import type { Order, Failure } from '../../domain/types';
import { orders } from '../../components/orders.texts';
import { bulkOrders as texts, lineProblemText } from './bulkOrders.texts';
import { Message } from '../../components/Message';
import { ChangePreview, type PreviewRow } from './ChangePreview';
import { ordersApi } from '../../api/orders';
import { orderKey } from '../../domain/orderState';
import { selectIsAdmin } from '../../session/sessionSlice';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';
import styles from './BulkOrders.module.css';

type Props = {
  text: string;
  /** `lines` are the lines of the text that the job covers. */
  onStart: (wanted: readonly WantedChange[], lines: ReadonlySet<number>) => Promise<void>;
};

/** Shows what a pasted list would do, and which of its lines cannot be used. */
export function ShippingPreview({ text, onStart }: Props) {
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
        onStart={(wanted) => void onStart(wanted, coveredLines(rows))}
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

/** Finds orders by typed numbers, whose case and surrounding spaces do not count. */
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
