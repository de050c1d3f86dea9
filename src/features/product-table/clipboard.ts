import type { TableField } from '../../domain/productEdit';
import type { Product } from '../../domain/types';
import type { CellText } from './edits';

/** The cells that a pasted text fills. */
type Paste = {
  cells: CellText[];
  rows: readonly Product[];
  /** How many pasted rows do not fit, as the table ends before. */
  beyond: number;
};

/**
 * Returns what a pasted text fills from the first selected row on, in these fields; a single pasted row fills all selected
 * ones. Null if there is nothing to paste, or nothing is selected.
 */
export function pasteCells(
  text: string,
  fields: readonly TableField[],
  selected: readonly Product[],
  products: readonly Product[],
): Paste | null {
  const pastedRows = parseClipboard(text);
  const [first] = selected;
  if (!first || pastedRows.length === 0) return null;
  const isFill = pastedRows.length === 1 && selected.length > 1;
  const from = products.indexOf(first);
  const rows = isFill ? selected : products.slice(from, from + pastedRows.length);
  return {
    cells: rows.flatMap((product, at) =>
      fields.flatMap((each, index) => {
        const cell = pastedRows[isFill ? 0 : at]?.[index];
        return cell === undefined ? [] : [{ product, field: each, text: cell }];
      }),
    ),
    rows,
    beyond: isFill ? 0 : pastedRows.length - rows.length,
  };
}

/**
 * Formats a column of cells for `parseClipboard` and spreadsheets. Only a cell that they would misread is quoted, as other
 * programs show the quotation marks.
 */
export function formatClipboard(cells: readonly string[]): string {
  const quoted = cells.map((text) =>
    /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
  );
  return quoted.join('\n');
}

/** Splits what a spreadsheet copies into rows of cells; a cell with tabs, quotes or line breaks is quoted. */
function parseClipboard(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;
  for (const [all, quoted, plain = '', end] of text.matchAll(cells)) {
    if (all === '' && rows.at(-1)?.length === 0) break; // after the last line's end
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
