import { useRef } from 'react';
import { nearestPage, pageCount, rowsOfPage } from './pages';
import { CardTable, type Column } from './CardTable';
import { Pager } from './Pager';
import styles from './PagedTable.module.css';

type Props<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  pageSize: number;
  /** From 1; a number that is too large or too small becomes the nearest page. */
  page: number;
  onPage: (page: number) => void;
  className?: string | undefined;
};

/** Renders a table in pages. */
export function PagedTable<Row>(props: Props<Row>) {
  const { rows, pageSize, page: wantedPage, onPage, ...table } = props;
  const box = useRef<HTMLDivElement>(null);
  const count = pageCount(rows.length, pageSize);
  const page = nearestPage(wantedPage, count);

  const turnTo = (next: number) => {
    onPage(next);
    if (box.current && isAboveScreen(box.current)) box.current.scrollIntoView();
  };
  return (
    <div ref={box} className={styles['box']}>
      <CardTable {...table} rows={rowsOfPage(rows, page, pageSize)} />
      <Pager page={page} count={count} onPage={turnTo} />
    </div>
  );
}

// The box's scroll margin equals the height of the header, which covers that part of the screen.
function isAboveScreen(element: HTMLElement): boolean {
  const covered = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  return element.getBoundingClientRect().top < covered;
}
