import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isPlainClick } from '../../domain/isPlainClick';
import { TABLE_FIELDS, type TableField } from '../../domain/productEdit';
import type { Product } from '../../domain/types';
import { useGuardedNavigate } from '../../hooks/useGuardedNavigate';
import { useRovingTabIndex } from '../../hooks/useRovingTabIndex';
import { formatClipboard, pasteCells } from './clipboard';
import { cellText, editCells, type CellText } from './edits';
import { cellAt, cellElement, controlOf, findCell, type Cell, type Column } from './cells';
import { isEditable } from './productView';
import { FIRST_COLUMN, useCellSelection } from './useCellSelection';
import { useOpenCell } from './useOpenCell';
import type { useEdits } from './useEdits';

/** Where the focus goes after a cell is left. */
export type Move = 'stay' | 'up' | 'down' | 'next' | 'previous';

const idOf = ({ id }: Product) => id;

/**
 * Returns the active and the selected cells, and handlers for the keys, the mouse and the clipboard by the pattern of an
 * ARIA grid. Tab moves through the cells that can be edited once another key or the mouse is used in the table, until
 * Escape: someone who only tabs past the table should not have to tab through every cell.
 */
export function useTableCells(
  list: RefObject<HTMLElement | null>,
  products: readonly Product[],
  columns: readonly Column[],
  { edits, edit, undo, redo }: ReturnType<typeof useEdits>,
  isLocked: (id: string) => boolean,
) {
  const controls = columns.map(controlOf);
  const { focusRow, focusedRow, ...roving } = useRovingTabIndex(list, products, idOf, controls);
  const { selection, setSelection, selected } = useCellSelection(products, columns);
  const openCell = useOpenCell();
  const navigate = useGuardedNavigate();
  const isExtending = useRef(false);
  /** Whether Tab leaves the table. */
  const isTabFree = useRef(true);
  /** How many rows the latest paste has filled, how many a job has locked, and how many did not fit. */
  const [pasted, setPasted] = useState<{ count: number; locked: number; beyond: number } | null>(
    null,
  );

  const rowOf = (id: string | undefined) => products.findIndex((product) => product.id === id);
  const textOf = (product: Product, field: TableField) =>
    edits[product.id]?.[field]?.[1] ?? cellText(product, field);

  const type = (cells: readonly CellText[]) => edit(editCells(edits, cells));

  const moveTo = (row: number, column: Column) => {
    const product = products[Math.max(0, Math.min(products.length - 1, row))];
    if (product) focusRow({ row: product.id, control: controlOf(column) });
  };

  /** Moves to the next or previous cell that can be edited; returns false at the end of the table. */
  const moveOn = (row: number, column: Column, step: 1 | -1): boolean => {
    const at = columns.indexOf(column) + step;
    const rest = step === 1 ? columns.slice(at) : columns.slice(0, at + 1).toReversed();
    const inRow = rest.find(isEditable);
    if (!inRow && !products[row + step]) return false;
    moveTo(inRow ? row : row + step, inRow ?? (step === 1 ? FIRST_COLUMN : LAST_COLUMN));
    return true;
  };

  /** Gives the focus back to the active cell, whose keys undo what a button above the table did. */
  const focusActiveCell = () => {
    isExtending.current = true; // keeps the other selected cells
    moveTo(rowOf(selection?.row), selection?.column ?? FIRST_COLUMN);
  };

  const openAt = ({ row, column }: Cell, text?: string) => {
    const product = products[rowOf(row)];
    if (!product || !isEditable(column) || isLocked(row)) return;
    openCell.open({ id: row, field: column, text: text ?? textOf(product, column) });
  };
  /** Closes the open cell; null leaves its value as it was. */
  const close = (text: string | null, move: Move | null) => {
    const { id, field } = openCell.cell ?? {};
    const row = rowOf(id);
    const product = products[row];
    if (!product || !field) return openCell.close();
    // Before the field is removed, so that the focus never leaves the table.
    if (move) findCell(list.current, product.id, field)?.focus({ preventScroll: true });
    // Also into a row that another tab's save has locked meanwhile.
    if (text !== null) type([{ product, field, text }]);
    openCell.close();
    if (move === 'next' || move === 'previous') moveOn(row, field, move === 'next' ? 1 : -1);
    else if (move) moveTo(row + (move === 'down' ? 1 : move === 'up' ? -1 : 0), field);
  };

  const takeLeftOpen = useEffectEvent(() => {
    const { id, field, text } = openCell.cell ?? {};
    const product = products.find((one) => one.id === id);
    if (!product || !field || text === undefined || openCell.isOpenHere) return;
    type([{ product, field, text }]);
    openCell.close();
  });
  // Text typed before a reload; done only once, as later it could replace a newer edit.
  useEffect(() => takeLeftOpen(), []);

  const fillDown = () => {
    const field = selection?.column ?? '';
    const [first, ...others] = selected();
    if (!first || !isEditable(field)) return;
    const above = products[rowOf(first.id) - 1];
    const [source, targets] = others.length > 0 ? [first, others] : [above, [first]];
    if (!source) return;
    const text = textOf(source, field);
    const unlocked = targets.filter(({ id }) => !isLocked(id));
    type(unlocked.map((product) => ({ product, field, text })));
  };

  const paste = (text: string) => {
    const column = selection?.column ?? '';
    if (!isEditable(column)) return;
    const fields = columns.slice(columns.indexOf(column)).filter(isEditable);
    const filled = pasteCells(text, fields, selected(), products);
    if (!filled) return;
    const { cells, rows, beyond } = filled;
    type(cells.filter(({ product }) => !isLocked(product.id)));
    const locked = rows.filter(({ id }) => isLocked(id)).length;
    setPasted({ count: rows.length - locked, locked, beyond });
  };

  const shortcuts: Record<string, (() => unknown) | undefined> = {
    z: undo,
    Z: redo,
    y: redo,
    d: fillDown,
    Home: () => moveTo(0, columns[0] ?? FIRST_COLUMN),
    End: () => moveTo(products.length - 1, columns.at(-1) ?? LAST_COLUMN),
  };

  const onKeyDown = (event: KeyboardEvent, rowsOnScreen: number) => {
    const cell = cellAt(event.target as Element);
    // AltGr, which also counts as Alt and Ctrl, types a character.
    const isAltGr = event.getModifierState('AltGraph');
    if (!cell || (event.altKey && !isAltGr) || event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    isExtending.current = shiftKey;
    const wasFree = isTabFree.current;
    isTabFree.current = key === 'Escape' || (wasFree && (key === 'Tab' || key === 'Shift'));
    const row = rowOf(cell.row);
    const at = columns.indexOf(cell.column);
    const handled = () => {
      event.preventDefault();
      // A letter must not be a shortcut of the page as well.
      event.stopPropagation();
    };
    if ((event.ctrlKey && !isAltGr) || event.metaKey) {
      const letter = shiftKey ? key.toUpperCase() : key.toLowerCase();
      const name = key.length === 1 ? letter : key;
      if (!(name in shortcuts)) return;
      handled();
      shortcuts[name]?.();
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      handled();
      const next = columns[at + (key === 'ArrowRight' ? 1 : -1)];
      if (next) moveTo(row, next);
    } else if (key === 'Home' || key === 'End') {
      handled();
      moveTo(row, columns.at(key === 'Home' ? 0 : -1) ?? FIRST_COLUMN);
    } else if (key === 'Tab') {
      if (!wasFree && moveOn(row, cell.column, shiftKey ? -1 : 1)) handled();
    } else if (!isEditable(cell.column)) {
      roving.onKeyDown(event, rowsOnScreen);
    } else if (key === 'Enter' || key === 'F2') {
      handled();
      openAt(cell);
    } else if (key.length === 1 || key === 'Delete' || key === 'Backspace') {
      handled();
      openAt(cell, key.length === 1 ? key : '');
    } else roving.onKeyDown(event, rowsOnScreen);
  };

  const isOpen = (target: EventTarget) => target instanceof HTMLInputElement;
  return {
    selection,
    selected,
    focusedRow,
    openCell: openCell.cell,
    close,
    /** For a button; without an active cell nothing happens. */
    fillDown: () => {
      fillDown();
      if (selection) focusActiveCell();
    },
    focusActiveCell,
    pasted,
    handlers: {
      onFocus: (event: FocusEvent) => {
        roving.onFocus(event);
        const { relatedTarget: before } = event;
        if (before && !list.current?.contains(before)) isTabFree.current = true;
        const cell = cellAt(event.target);
        if (!cell) return;
        const keepsAnchor = isExtending.current && selection?.column === cell.column;
        const anchor = keepsAnchor ? selection.anchor : cell.row;
        isExtending.current = false;
        setSelection({ ...cell, anchor });
        setPasted(null);
      },
      onBlur: roving.onBlur,
      onMouseDown: (event: MouseEvent) => {
        isExtending.current = event.shiftKey;
        if (event.shiftKey && !isOpen(event.target)) event.preventDefault();
        if (event.shiftKey) cellElement(event.target as Element)?.focus();
      },
      onClick: (event: MouseEvent) => {
        const { target, detail, nativeEvent } = event;
        isTabFree.current = false;
        const link = (target as Element).closest('a');
        if (link && isPlainClick(event)) {
          event.preventDefault();
          navigate(link.pathname);
        }
        const cell = cellAt(target as Element);
        // There is no double tap: it would zoom.
        const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
        if (cell && !isOpen(target) && (detail === 2 || isTouch)) openAt(cell);
      },
      onCopy: (event: ClipboardEvent) => {
        const field = selection?.column ?? '';
        if (isOpen(event.target) || !isEditable(field)) return;
        event.preventDefault();
        const texts = selected().map((product) => textOf(product, field));
        event.clipboardData.setData('text/plain', formatClipboard(texts));
      },
      onPaste: (event: ClipboardEvent) => {
        if (isOpen(event.target)) return;
        event.preventDefault();
        paste(event.clipboardData.getData('text/plain'));
      },
    },
    onKeyDown,
  };
}

const LAST_COLUMN = TABLE_FIELDS.at(-1) ?? FIRST_COLUMN;
