import { memo } from 'react';
import { Picture } from '../../components/Picture';
import { PATHS, pathTo } from '../../config/paths';
import { formatCount } from '../../domain/formatCount';
import type { ProductEdit, TableField } from '../../domain/productEdit';
import { normalizeTexts, problemOf, textsOf } from '../../domain/productTexts';
import type { Product } from '../../domain/types';
import { productForm } from '../product-editor/productForm.texts';
import { CellEditor } from './CellEditor';
import { shownValue, type ProductEdits } from './edits';
import { productTable as texts } from './productTable.texts';
import { isEditable } from './productView';
import type { Column } from './cells';
import type { Move } from './useTableCells';
import styles from './ProductTable.module.css';

type Props = {
  product: Product;
  edits: ProductEdits | undefined;
  /** The changes that a running job will make: until then the row is read-only. */
  pending: ProductEdit | undefined;
  index: number;
  /** The distance from the top of the table's body, in pixels. */
  top: number;
  columns: readonly Column[];
  /** The column whose cell Tab reaches. */
  tabColumn: Column | undefined;
  /** The column whose cell is selected. */
  selectedColumn: Column | undefined;
  /** The field that is typed. */
  openField: TableField | undefined;
  onClose: (text: string | null, move: Move | null) => void;
};

/**
 * One product. The table handles presses, keys and the clipboard, and the link too: a component for it in each of thirty
 * new rows makes a key slower.
 */
export const ProductTableRow = memo(function ProductTableRow(props: Props) {
  const { product, edits, pending, index, top, columns, tabColumn, ...cells } = props;
  const { id, title, fileNames, stock, category } = product;
  const current = normalizeTexts(textsOf(product));
  const readOnly = { images: fileNames.length, stock, category };
  const cellOf = (column: Column) => {
    const tabIndex = column === tabColumn ? 0 : -1;
    if (column === 'cover')
      return (
        <td key={column} role="gridcell" className={styles[column]}>
          <a
            href={pathTo(PATHS.product, { id })}
            data-column={column}
            tabIndex={tabIndex}
            aria-label={texts.open(title)}
          >
            <Picture fileName={fileNames[0]} alt="" />
          </a>
        </td>
      );
    if (isEditable(column))
      return (
        <FieldCell
          key={column}
          field={column}
          current={current[column]}
          edit={edits?.[column]}
          pending={pending?.[column]}
          isLocked={pending !== undefined}
          tabIndex={tabIndex}
          isSelected={cells.selectedColumn === column}
          onClose={cells.openField === column ? cells.onClose : undefined}
        />
      );
    const value = readOnly[column];
    return (
      <td
        key={column}
        role="gridcell"
        aria-readonly
        data-column={column}
        tabIndex={tabIndex}
        className={styles[column]}
      >
        {typeof value === 'number' ? formatCount(value) : value}
        {column !== 'category' && value !== undefined && (
          <span className={styles['unit']}> {texts.units[column]}</span>
        )}
      </td>
    );
  };
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-row={id}
      className={styles['row']}
      style={{ top }}
    >
      {columns.map(cellOf)}
    </tr>
  );
});

type CellProps = {
  field: TableField;
  /** The product's own value. */
  current: string;
  edit: readonly [from: string, to: string] | undefined;
  pending: string | undefined;
  isLocked: boolean;
  tabIndex: 0 | -1;
  isSelected: boolean;
  /** Set while the cell is open. */
  onClose: ((text: string | null, move: Move | null) => void) | undefined;
};

/** A cell that can be edited, with what is wrong or new about it. */
function FieldCell({ field, current, edit, pending, isLocked, tabIndex, ...cell }: CellProps) {
  const [from, to] = edit ?? [];
  const value = to ?? pending ?? current;
  const problem = to === undefined ? null : problemOf(field, to);
  const isOutdated = from !== undefined && from !== current;
  const note =
    problem !== null
      ? productForm.problems[problem]
      : isOutdated
        ? texts.changedTo(shownValue(field, current))
        : to !== undefined && texts.was(shownValue(field, current));
  const state = problem !== null ? 'wrong' : isOutdated ? 'outdated' : to !== undefined && 'edited';
  return (
    <td
      role="gridcell"
      aria-readonly={isLocked}
      aria-selected={cell.isSelected}
      aria-invalid={problem !== null}
      data-column={field}
      data-state={state || undefined}
      tabIndex={cell.onClose ? -1 : tabIndex}
      title={note || undefined}
      className={styles[field]}
    >
      {cell.onClose ? (
        <CellEditor field={field} onClose={cell.onClose} />
      ) : (
        <>
          {shownValue(field, value) || texts.empty}
          {note && <span className="visually-hidden">, {note}</span>}
        </>
      )}
    </td>
  );
}
