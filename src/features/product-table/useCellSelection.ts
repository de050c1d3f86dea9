import { useState } from 'react';
import { TABLE_FIELDS } from '../../domain/productEdit';
import type { Product } from '../../domain/types';
import type { Column } from './cells';

/** The first column that can be edited. */
export const FIRST_COLUMN = TABLE_FIELDS[0];

/** The active cell, and the cell of its column up to which others are selected. */
type Selection = { column: Column; row: string; anchor: string };

/** Returns the active cell and the selected products, and a function that changes the selection. */
export function useCellSelection(products: readonly Product[], columns: readonly Column[]) {
  const [latest, setSelection] = useState<Selection | null>(null);
  const isGone = latest !== null && !columns.includes(latest.column);
  const selection = isGone ? { ...latest, column: FIRST_COLUMN } : latest;

  const [selectedFrom, setSelectedFrom] = useState(products);
  if (selectedFrom !== products) {
    setSelectedFrom(products);
    const idsIn = (list: readonly Product[]) =>
      selectedOf(list, selection)
        .map(({ id }) => id)
        .join();
    // After sorting or filtering other rows may lie between the two ends.
    if (selection && idsIn(products) !== idsIn(selectedFrom))
      setSelection({ ...selection, anchor: selection.row });
  }
  return { selection, setSelection, selected: () => selectedOf(products, selection) };
}

/** Returns the products from the first to the last selected cell. */
function selectedOf(products: readonly Product[], selection: Selection | null): readonly Product[] {
  const rowOf = (id?: string) => products.findIndex((product) => product.id === id);
  const [row, anchor] = [rowOf(selection?.row), rowOf(selection?.anchor)];
  if (row === -1) return [];
  return products.slice(Math.min(row, anchor === -1 ? row : anchor), Math.max(row, anchor) + 1);
}
