// With `display: block` browsers drop the roles of a table, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { MouseEvent, ReactNode } from 'react';
import styles from './CardTable.module.css';

/** A column; all columns but one need a `width`, in CSS. */
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
  /** Handles a press anywhere on a row. A cell must have a link that does the same by keyboard. */
  onRow?: (row: Row) => void;
};

/** Renders a table; on narrow screens each row looks like a card and keeps the role of a row. */
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

// Not a press on a control of the row, nor one that ends a text selection.
function isForRow({ target, currentTarget }: MouseEvent): boolean {
  const element = target as HTMLElement;
  return (
    currentTarget.contains(element) &&
    element.closest('a, button, input') === null &&
    getSelection()?.isCollapsed !== false
  );
}
