// With `display: grid` browsers drop the roles of table rows, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { OrderColumn, OrderSorting } from './index/sortedPositions';
import { adminOrders as texts } from './adminOrders.texts';
import styles from './OrdersTable.module.css';

const SORTABLE: readonly { column: OrderColumn; header: string; isDescendingFirst: boolean }[] = [
  { column: 'number', header: texts.headers.orderNumber, isDescendingFirst: false },
  { column: 'date', header: texts.headers.date, isDescendingFirst: true },
  { column: 'state', header: texts.headers.state, isDescendingFirst: false },
  { column: 'total', header: texts.headers.total, isDescendingFirst: true },
];

type Props = { sorting: OrderSorting; onSort: (sorting: OrderSorting) => void };

/** The headers: a press sorts by that column, another press in the other direction. */
export function OrdersTableHead({ sorting, onSort }: Props) {
  return (
    <thead role="rowgroup" className={styles['head']}>
      <tr role="row" aria-rowindex={1}>
        {SORTABLE.map(({ column, header, isDescendingFirst }) => {
          const isSorted = sorting.column === column;
          const direction = sorting.isDescending ? 'descending' : 'ascending';
          return (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={styles[column]}
              {...(isSorted && { 'aria-sort': direction })}
            >
              <button
                type="button"
                className={styles['sort']}
                onClick={() =>
                  onSort({
                    column,
                    isDescending: isSorted ? !sorting.isDescending : isDescendingFirst,
                  })
                }
              >
                {header}
              </button>
            </th>
          );
        })}
        <th role="columnheader" scope="col" className={styles['details']}>
          {texts.headers.details}
        </th>
      </tr>
    </thead>
  );
}
