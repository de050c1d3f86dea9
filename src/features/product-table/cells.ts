import type { ProductColumn } from './productView';

/** The columns whose cells can have the focus. */
export type Column = 'cover' | ProductColumn;

/** Returns the selector of a column's cells. */
export const controlOf = (column: Column): string => `[data-column="${column}"]`;

/** A cell, by the id of its product. */
export type Cell = { row: string; column: Column };

/** Returns the element of the cell in which an element is. */
export function cellElement(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-column]');
}

/** Returns the cell in which an element is. */
export function cellAt(element: Element): Cell | null {
  const column = cellElement(element)?.dataset['column'] as Column | undefined;
  const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return column !== undefined && row !== undefined ? { row, column } : null;
}

/** Returns the element of a cell, if its row is in the document. */
export function findCell(
  list: HTMLElement | null,
  id: string,
  column: Column,
): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>(controlOf(column)) ?? [])].find(
    (cell) => cellAt(cell)?.row === id,
  );
}
