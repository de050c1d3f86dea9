import { useState } from 'react';
import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import type { BulkItem } from '../../domain/bulkJob';
import { bulkOrders as texts, changeText, resultText } from './bulkOrders.texts';
import type { Column } from '../../components/CardTable';
import { PagedTable } from '../../components/PagedTable';
import styles from './BulkOrders.module.css';

const PAGE_SIZE = 50;

/** A link to the order of a row. */
export function OrderLink({ orderNumber }: { orderNumber: string }) {
  return <Link to={pathTo(PATHS.order, { orderNumber })}>{orderNumber}</Link>;
}

const COLUMNS: readonly Column<BulkItem>[] = [
  {
    header: texts.headers.orderNumber,
    cell: ({ orderNumber }) => <OrderLink orderNumber={orderNumber} />,
  },
  { header: texts.headers.change, cell: ({ change }) => changeText(change) },
  {
    header: texts.headers.result,
    cell: (item) => <span className={styles[item.status]}>{resultText(item)}</span>,
  },
];

/** The result of each order of a job. */
export function JobResults({ items }: { items: readonly BulkItem[] }) {
  const [page, setPage] = useState(1);
  const [showsOnlyFailed, setShowsOnlyFailed] = useState(false);
  const failed = items.filter(({ status }) => status === 'failed');
  const isFiltered = showsOnlyFailed && failed.length > 0;
  return (
    <>
      <h3>{texts.results}</h3>
      {failed.length > 0 && failed.length < items.length && (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={showsOnlyFailed}
            onChange={({ target }) => setShowsOnlyFailed(target.checked)}
          />
          {texts.onlyFailed}
        </label>
      )}
      <PagedTable
        name={texts.results}
        columns={COLUMNS}
        rows={isFiltered ? failed : items}
        keyOf={({ orderNumber }) => orderNumber}
        pageSize={PAGE_SIZE}
        page={page}
        onPage={setPage}
      />
    </>
  );
}
