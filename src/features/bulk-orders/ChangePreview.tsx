import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PlannedItem } from '../../domain/bulkJob';
import { orderValueOf, type PlannedChange } from '../../domain/orderChange';
import { changeText } from '../bulk-jobs/bulkJobs.texts';
import { beforeText, bulkOrders as texts, warningTexts } from './bulkOrders.texts';
import type { Column } from '../../components/CardTable';
import { PagedTable } from '../../components/PagedTable';
import { OrderLink } from '../bulk-jobs/JobResults';
import { usePageState } from '../../hooks/usePageState';

const PAGE_SIZE = 50;

/** The part of the page's state that holds the page of the preview. */
export const PREVIEW_PAGE = 'preview/page';

/** A planned change, and the line of the pasted list that it belongs to. */
export type PreviewRow = PlannedChange & { line?: number };

const LINE: Column<PreviewRow> = {
  header: texts.headers.line,
  cell: ({ line }) => line,
  width: '5rem',
};

const COLUMNS: readonly Column<PreviewRow>[] = [
  {
    header: texts.headers.orderNumber,
    cell: ({ orderNumber, order }) =>
      order ? <OrderLink orderNumber={orderNumber} /> : <span>{orderNumber}</span>,
  },
  { header: texts.headers.before, cell: beforeText },
  {
    header: texts.headers.after,
    cell: ({ change, outcome }) => (outcome === 'change' ? changeText(change) : texts.nothing),
  },
  { header: texts.headers.notes, cell: (row) => <Notes row={row} /> },
];

type Props = {
  rows: readonly PreviewRow[];
  /** The label of the button, depending on the number of changed orders. */
  startLabel: (count: number) => string;
  onStart: (items: readonly PlannedItem[]) => void;
};

/** Shows the effect of a job, and the button that starts it. */
export function ChangePreview({ rows, startLabel, onStart }: Props) {
  const [page, setPage] = usePageState<number>(PREVIEW_PAGE, 1);
  const changes = rows.filter(({ outcome }) => outcome === 'change');
  const count = (expected: PlannedChange['outcome']) =>
    rows.filter(({ outcome }) => outcome === expected).length;
  return (
    <section>
      <h2>{texts.preview}</h2>
      <p role="status">
        {texts.planned(changes.length, count('none'), count('unknownOrder'))}. {texts.previewLead}
      </p>
      {changes.length === 0 ? (
        <p>{texts.nothingToChange}</p>
      ) : (
        <Button
          variant="contained"
          sx={{ marginBottom: 2 }}
          onClick={() => onStart(changes.flatMap(toItem))}
        >
          {startLabel(changes.length)}
        </Button>
      )}
      <PagedTable
        name={texts.preview}
        columns={rows[0]?.line === undefined ? COLUMNS : [LINE, ...COLUMNS]}
        rows={rows}
        keyOf={({ orderNumber, line }) => `${line ?? ''}/${orderNumber}`}
        pageSize={PAGE_SIZE}
        page={page}
        onPage={setPage}
      />
    </section>
  );
}

function toItem({ orderNumber, change, order }: PreviewRow): PlannedItem[] {
  return order ? [{ orderNumber, change, from: orderValueOf(order, change.kind) }] : [];
}

function Notes({ row: { outcome, warnings } }: { row: PreviewRow }) {
  if (outcome === 'none') return texts.noChange;
  if (outcome === 'unknownOrder') {
    return (
      <Typography component="strong" variant="inherit" color="error">
        {texts.notFound}
      </Typography>
    );
  }
  if (warnings.length === 0) return null;
  return (
    <Typography component="span" variant="inherit" color="warning">
      {warnings.map((warning) => warningTexts[warning]).join(' ')}
    </Typography>
  );
}
