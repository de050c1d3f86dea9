// With `display: block` browsers forget that this is a table, so the roles are spelt out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { MouseEvent, ReactNode } from 'react';
import styles from './CardTable.module.css';

/** A column; `width` is a CSS width, wanted by all columns but one. */
export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  width?: string;
};

type Props<Row> = {
  /** Accessible name of the table. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A press anywhere on a row. Some cell must hold a link to the same, for the keyboard. */
  onRow?: (row: Row) => void;
};

/** A table; on narrow screens each row is a card, and still a row of a table. */
export function CardTable<Row>({ name, columns, rows, keyOf, onRow }: Props<Row>) {
  return (
    <table role="table" aria-label={name} className={styles['table']}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header, width }) => (
            <th key={header} role="columnheader" scope="col" style={{ width }}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className={onRow && styles['chosen']}
            onClick={onRow && ((event) => isForRow(event) && onRow(row))}
          >
            {columns.map(({ header, cell }) => (
              <td key={header} role="cell" data-header={header}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Not what a control in the row is for, and not the end of marking some text.
function isForRow({ target, currentTarget }: MouseEvent): boolean {
  const element = target as HTMLElement;
  return (
    currentTarget.contains(element) &&
    element.closest('a, button, input') === null &&
    getSelection()?.isCollapsed !== false
  );
}
