import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PATHS, pathTo } from '../../config/paths';
import type { BulkItem, BulkJob } from '../../domain/bulkJob';
import { bulkJobs as texts, changeText, resultText } from './bulkJobs.texts';
import { useEntity } from '../../hooks/useEntity';
import { usePageState } from '../../hooks/usePageState';
import type { Column } from '../../components/CardTable';
import { PagedTable } from '../../components/PagedTable';

const PAGE_SIZE = 50;

/** A link to the order of a row. */
export function OrderLink({ orderNumber }: { orderNumber: string }) {
  return <Link href={pathTo(PATHS.order, { orderNumber })}>{orderNumber}</Link>;
}

const COLOURS = {
  waiting: 'textSecondary',
  sending: 'textSecondary',
  done: 'success',
  failed: 'error',
  changed: 'warning',
} as const satisfies Record<BulkItem['status'], string>;

const ORDER: Column<BulkItem> = {
  header: texts.headers.orderNumber,
  cell: (item) => 'orderNumber' in item && <OrderLink orderNumber={item.orderNumber} />,
};

const PRODUCT: Column<BulkItem> = {
  header: texts.headers.product,
  cell: (item) => 'productId' in item && <ProductLink id={item.productId} />,
};

/** A link to the product of a row, by its present title. */
function ProductLink({ id }: { id: string }) {
  const product = useEntity('products', id);
  return <Link href={pathTo(PATHS.product, { id })}>{product?.title ?? id}</Link>;
}

const COLUMNS: readonly Column<BulkItem>[] = [
  { header: texts.headers.change, cell: ({ change }) => changeText(change) },
  {
    header: texts.headers.result,
    cell: (item) => (
      <Typography component="span" variant="inherit" color={COLOURS[item.status]}>
        {resultText(item)}
      </Typography>
    ),
  },
];

/** Returns which of a job's results are shown, and functions that change that; `reset` is for the next job. */
export function useResultsView() {
  const [isOpen, setIsOpen] = usePageState<boolean>('results/open', false);
  const [page, setPage] = usePageState<number>('results/page', 1);
  const [showsOnlyFailed, setShowsOnlyFailed] = usePageState<boolean>('results/failed', false);
  const reset = () => {
    setIsOpen(false);
    setPage(1);
    setShowsOnlyFailed(false);
  };
  return { isOpen, setIsOpen, page, setPage, showsOnlyFailed, setShowsOnlyFailed, reset };
}

/** The result of each item of a job. */
export function JobResults({ job: { kind, items } }: { job: BulkJob }) {
  const { page, setPage, showsOnlyFailed, setShowsOnlyFailed } = useResultsView();
  const failed = items.filter(({ status }) => status === 'failed' || status === 'changed');
  const isFiltered = showsOnlyFailed && failed.length > 0;
  return (
    <>
      <h3>{texts.results}</h3>
      {failed.length > 0 && failed.length < items.length && (
        <FormControlLabel
          label={texts.onlyFailed}
          control={
            <Checkbox checked={showsOnlyFailed} onChange={(_, isOn) => setShowsOnlyFailed(isOn)} />
          }
        />
      )}
      <PagedTable
        name={texts.results}
        columns={[kind === 'product' ? PRODUCT : ORDER, ...COLUMNS]}
        rows={isFiltered ? failed : items}
        keyOf={(item) => ('productId' in item ? item.productId : item.orderNumber)}
        pageSize={PAGE_SIZE}
        page={page}
        onPage={setPage}
      />
    </>
  );
}
