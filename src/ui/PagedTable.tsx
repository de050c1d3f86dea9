// With `display: block` browsers forget that this is a table, so the roles are spelt out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useRef, type ReactNode } from 'react';
import { nearestPage, pageCount, rowsOfPage } from '../domain/pages';
import { Pager } from './Pager';
import styles from './PagedTable.module.css';

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
  pageSize: number;
  /** From 1; a page that there is not becomes the nearest one that there is. */
  page: number;
  onPage: (page: number) => void;
};

/** A table in pages; on narrow screens each row is a card, and still a row of a table. */
export function PagedTable<Row>({ name, columns, rows, keyOf, pageSize, ...place }: Props<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const count = pageCount(rows.length, pageSize);
  const page = nearestPage(place.page, count);

  const turnTo = (next: number) => {
    place.onPage(next);
    if (box.current && isAboveScreen(box.current)) box.current.scrollIntoView();
  };
  return (
    <div ref={box} className={styles['box']}>
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
          {rowsOfPage(rows, page, pageSize).map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ header, cell }) => (
                <td key={header} role="cell" data-header={header}>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} count={count} onPage={turnTo} />
    </div>
  );
}

// The header covers as much of the screen as the box's scroll margin.
function isAboveScreen(element: HTMLElement): boolean {
  const covered = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  return element.getBoundingClientRect().top < covered;
}
