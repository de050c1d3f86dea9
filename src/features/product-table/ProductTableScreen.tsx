import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { productsApi } from '../../api/products';
import { ExportButton } from '../../components/ExportButton';
import { Freshness } from '../../components/Freshness';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { pageNames } from '../../components/pageNames.texts';
import { ScrollRow } from '../../components/ScrollRow';
import { UnreadableRecords } from '../../components/UnreadableRecords';
import { PATHS } from '../../config/paths';
import { searchProducts } from '../../domain/searchProducts';
import { whenIdle } from '../../domain/whenIdle';
import { useEntities } from '../../hooks/useEntity';
import { useFieldsInUrl } from '../../hooks/useFieldsInUrl';
import { useFocusLost } from '../../hooks/useFocusLost';
import { useFreshness } from '../../hooks/useFreshness';
import { JobPanel } from '../bulk-jobs/JobPanel';
import { useBulkJob } from '../bulk-jobs/useBulkJob';
import { listCategories } from '../catalogue/catalogue';
import { useAdminGate } from '../login/useAdminGate';
import { Unauthorized } from '../login/Unauthorized';
import { CsvImport } from './CsvImport';
import { loadProductsCsv } from './loadProductsCsv';
import { editCells, hasValidEdits, listEdits, type Edits } from './edits';
import { EditsBar } from './EditsBar';
import { ProductFilters } from './ProductFilters';
import { ProductTable } from './ProductTable';
import { productTable as texts } from './productTable.texts';
import { EVERYTHING, filterProducts, readView, sortProducts, writeView } from './productView';
import { useEdits } from './useEdits';
import { useColumns } from './useColumns';
import { useIsCellOpen } from './useOpenCell';
import { useSaveEdits } from './useSaveEdits';
import { focusHeading } from '../../components/focusHeading';
import styles from './ProductTable.module.css';

/** All products, to be edited in a table (`/admin/prodotti`). */
export default function ProductTableScreen() {
  const editing = useEdits();
  const { job } = useBulkJob();
  const isCellOpen = useIsCellOpen();
  // Saved edits have moved into the job.
  const hasWork = Object.keys(editing.edits).length > 0 || job?.kind === 'product' || isCellOpen;
  const { isOpen, isAdmin } = useAdminGate('page', hasWork);
  return (
    <>
      <PageHeading
        title={pageNames.productTable}
        className={styles['heading'] ?? ''}
        head={{ description: texts.description, path: PATHS.productTable }}
      />
      {!isAdmin && <Unauthorized />}
      {isOpen && <Products editing={editing} isAdmin={isAdmin} />}
    </>
  );
}

type Props = { editing: ReturnType<typeof useEdits>; isAdmin: boolean };

/** Reads the products and shows them, or the failure. */
function Products({ editing, isAdmin }: Props) {
  const query = productsApi.useGetProductsQuery();
  const { data: ids, isLoading, isError } = query;
  const reading = useFreshness(query, 'getProducts');
  const products = useEntities('products', ids);
  // The first search normalizes all texts.
  useEffect(() => whenIdle(() => void searchProducts(products, 'a')), [products]);
  const save = useSaveEdits(editing);
  // Cells that are being saved count as edited for a moment.
  const hasLaterEdits = listEdits(editing.edits).some(
    ({ productId, field }) => save.pending.get(productId)?.[field] === undefined,
  );
  return (
    <>
      {isError && (
        <Message kind="error" onRetry={reading.read}>
          {texts.failed}
        </Message>
      )}
      {isLoading && <TableSkeleton />}
      <UnreadableRecords of={reading.unreadable} />
      {ids && products.length === 0 && (
        <Message
          kind="status"
          action={<Button href={PATHS.insertProduct}>{pageNames.newProduct}</Button>}
        >
          {texts.none}
        </Message>
      )}
      {products.length > 0 && (
        <Results products={products} editing={editing} pending={save.pending} reading={reading} />
      )}
      <div ref={reserveHeight} className={styles['bottom']}>
        {save.message}
        {save.isShown && <JobPanel isBar takesFocus={save.wasPressed} onClosed={save.takeBack} />}
        <EditsBar
          edits={editing.edits}
          canSave={isAdmin && save.canSave}
          isAfterSave={isAdmin && save.isShown && hasLaterEdits}
          onSave={save.save}
          onCancel={save.cancel}
          onEdit={editing.edit}
        />
      </div>
    </>
  );
}

/** Tells the style sheet how high the bars at the bottom are: focused cells and toasts stay clear of them. */
function reserveHeight(bars: HTMLDivElement | null) {
  if (!bars) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--bars', `${bars.offsetHeight}px`);
  });
  observer.observe(bars);
  return () => {
    observer.disconnect();
    style.removeProperty('--bars');
  };
}

type ResultsProps = Pick<Props, 'editing'> & {
  products: ReturnType<typeof useEntities<'products'>>;
  pending: ReturnType<typeof useSaveEdits>['pending'];
  reading: ReturnType<typeof useFreshness>;
};

const NO_EDITS: Edits = {};

/** Search and filters, and the products that pass them. */
function Results({ products, editing, pending, reading }: ResultsProps) {
  const [view, setView] = useFieldsInUrl(readView, writeView);
  const { edits, edit, undo, redo } = editing;
  const wanted = useDeferredValue(view);
  const sorted = useMemo(() => sortProducts(products, wanted.sorting), [products, wanted.sorting]);
  const filteredBy = wanted.shown === 'modificati' ? edits : NO_EDITS;
  const rows = useMemo(
    () => filterProducts(sorted, wanted, filteredBy),
    [sorted, wanted, filteredBy],
  );
  const columns = useColumns(products);
  const categories = useMemo(() => listCategories(products), [products]);
  const shownField = useRef<HTMLSelectElement>(null);
  const hasRows = rows.length > 0;
  useFocusLost(hasRows, () => shownField.current?.focus());
  /** Does what removes the pressed button. */
  const leaveMessage = (action: () => void) => {
    focusHeading({ preventScroll: true });
    action();
  };
  const clear = () => leaveMessage(() => setView(EVERYTHING));
  return (
    <>
      <ProductFilters
        view={view}
        categories={categories}
        shownField={shownField}
        onChange={(changed) => setView((now) => ({ ...now, ...changed }))}
      />
      <div className={styles['summary']}>
        <p role="status">{texts.count(rows.length, products.length)}</p>
        {hasRows && rows.length < products.length && <Button onClick={clear}>{texts.clear}</Button>}
        <Freshness {...reading} />
      </div>
      {!hasRows ? (
        <Message
          kind="status"
          action={
            <>
              {wanted.shown === 'modificati' && redo && (
                <Button onClick={() => leaveMessage(redo)}>{texts.redo}</Button>
              )}
              <Button onClick={clear}>{texts.clear}</Button>
            </>
          }
        >
          {texts.noMatch}
        </Message>
      ) : (
        <ProductTable
          products={rows}
          columns={columns}
          editing={editing}
          pending={pending}
          sorting={view.sorting}
          onSort={(sorting) => setView((now) => ({ ...now, sorting }))}
          actions={(fillDown, focusActiveCell) => (
            <ScrollRow label={texts.actions}>
              <Button variant="outlined" aria-disabled={!undo} onClick={undo}>
                {texts.undo}
              </Button>
              <Button variant="outlined" aria-disabled={!redo} onClick={redo}>
                {texts.redo}
              </Button>
              <Button variant="outlined" onClick={fillDown}>
                {texts.fillDown}
              </Button>
              <ExportButton
                text={texts.exportCsv(rows.length)}
                name={texts.fileName}
                items={() => rows}
                write={async (...parameters) =>
                  (await loadProductsCsv()).writeProductsCsv(edits)(...parameters)
                }
                done={(count, fileName) =>
                  texts.exported(count, fileName, hasValidEdits(edits, rows))
                }
              />
              <CsvImport
                edits={edits}
                products={products}
                isLocked={(id) => pending.has(id)}
                onTake={(cells) => {
                  edit(editCells(edits, cells));
                  focusActiveCell();
                }}
              />
            </ScrollRow>
          )}
        />
      )}
    </>
  );
}

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** The shape of the table while the products load. */
function TableSkeleton() {
  return (
    <LoadingRegion label={texts.loading} className={styles['skeleton']}>
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles['skeletonRow'] ?? ''} />
      ))}
    </LoadingRegion>
  );
}
