// A table whose cells are edited is a grid.
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import {
  memo,
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { SortHeader } from '../../components/SortHeader';
import type { ProductEdit } from '../../domain/productEdit';
import type { Product } from '../../domain/types';
import { useHeaderHeight } from '../../hooks/useHeaderHeight';
import { useVirtualRows } from '../../hooks/useVirtualRows';
import { ProductTableRow } from './ProductTableRow';
import { productTable as texts } from './productTable.texts';
import type { ProductColumn, ProductSorting } from './productView';
import type { Column } from './cells';
import { useTableCells } from './useTableCells';
import type { useEdits } from './useEdits';
import styles from './ProductTable.module.css';

type Props = {
  products: readonly Product[];
  columns: readonly Column[];
  editing: ReturnType<typeof useEdits>;
  /** The changes that a running job will make, by product. */
  pending: ReadonlyMap<string, ProductEdit>;
  sorting: ProductSorting;
  onSort: (sorting: ProductSorting) => void;
  /** Renders the actions on the table, given one that fills the selected cells, and one that focuses the active cell. */
  actions: (fillDown: () => void, focusActiveCell: () => void) => ReactNode;
};

/** The products as a grid whose cells are edited; of a long one only the rows near the screen are in the document. */
export function ProductTable(props: Props) {
  const { products, columns, editing, pending, sorting, onSort, actions } = props;
  const hintId = useId();
  const list = useRef<HTMLTableSectionElement>(null);
  const cells = useTableCells(list, products, columns, editing, (id) => pending.has(id));
  const { selection, selected, openCell, pasted, close, handlers, onKeyDown } = cells;
  const virtual = useVirtualRows(list, products.length, cells.focusedRow);
  const { rowHeight, indexes, onScreen } = virtual;
  const selectedIds = new Set(selected().map(({ id }) => id));
  const isMounted = indexes.some((index) => products[index]?.id === selection?.row);
  // The first row, unless it is far away: scrolling must not move the tab stop meanwhile.
  const firstRow = indexes[0] === 0 ? 0 : onScreen.startIndex;
  const tabRow = isMounted ? selection?.row : products[firstRow]?.id;
  const tabColumn = selection?.column ?? 'name';
  useFocusAfterwards(
    list,
    // Without an active cell no column had the focus.
    [pending.size === 0, Object.keys(editing.edits).length === 0, selection && columns].join(),
  );
  return (
    <>
      {actions(cells.fillDown, cells.focusActiveCell)}
      <table
        role="grid"
        aria-label={texts.table}
        aria-rowcount={products.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-describedby={hintId}
        className={styles['table']}
        style={
          {
            '--row-height': `${rowHeight}px`,
            '--columns': columns.map((column) => WIDTHS[column]).join(' '),
          } as CSSProperties
        }
      >
        <ProductTableHead columns={columns} sorting={sorting} onSort={onSort} />
        <tbody
          ref={list}
          role="rowgroup"
          className={styles['list']}
          style={{ height: products.length * rowHeight }}
          onKeyDown={(event) => onKeyDown(event, onScreen.endIndex - onScreen.startIndex)}
          {...handlers}
        >
          {indexes.map((index) => {
            const product = products[index];
            return (
              product && (
                <ProductTableRow
                  key={product.id}
                  product={product}
                  edits={editing.edits[product.id]}
                  pending={pending.get(product.id)}
                  index={index}
                  top={index * rowHeight}
                  columns={columns}
                  tabColumn={product.id === tabRow ? tabColumn : undefined}
                  selectedColumn={selectedIds.has(product.id) ? selection?.column : undefined}
                  openField={openCell?.id === product.id ? openCell.field : undefined}
                  onClose={openCell?.id === product.id ? close : noOpenCell}
                />
              )
            );
          })}
        </tbody>
      </table>
      <Typography role="status" variant="body2">
        {pasted && texts.pasted(pasted.count, pasted.locked, pasted.beyond)}
      </Typography>
      <Typography
        id={hintId}
        variant="body2"
        color="textSecondary"
        className={styles['hint'] ?? ''}
      >
        {texts.keys}
      </Typography>
    </>
  );
}

/** Focuses the active cell when what had the focus is gone: the bar, or a column for which there is no more room. */
function useFocusAfterwards(list: RefObject<HTMLElement | null>, state: string): void {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [list, state]);
}

// The same for all rows, so that they render only when something of their own changes.
function noOpenCell() {}

const WIDTHS: Record<Column, string> = {
  cover: '3.5rem',
  name: 'minmax(7rem, 1.2fr)',
  title: 'minmax(9rem, 2fr)',
  price: '7.5rem',
  images: '6.5rem',
  stock: '9.25rem',
  category: 'minmax(8.5rem, 1fr)',
};

type HeadProps = {
  columns: readonly Column[];
  sorting: ProductSorting;
  onSort: (sorting: ProductSorting) => void;
};

const ProductTableHead = memo(function ProductTableHead({ columns, sorting, onSort }: HeadProps) {
  const top = useHeaderHeight();
  return (
    <TableHead role="rowgroup" className={styles['head'] ?? ''} style={{ top }}>
      <TableRow role="row" aria-rowindex={1}>
        <TableCell role="columnheader" scope="col" className={styles['cover'] ?? ''}>
          <span className="visually-hidden">{texts.cover}</span>
        </TableCell>
        {columns.map(
          (column) =>
            column !== 'cover' && (
              <SortHeader<ProductColumn | null>
                key={column}
                column={column}
                header={texts.headers[column]}
                sorting={sorting}
                isDescendingFirst={false}
                onSort={onSort}
                className={styles[column]}
              />
            ),
        )}
      </TableRow>
    </TableHead>
  );
});
