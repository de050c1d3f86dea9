import { readCsv, writeCsv, type OnProgress } from '../../components/csv';
import { TABLE_FIELDS } from '../../domain/productEdit';
import { problemOf } from '../../domain/productTexts';
import type { Product } from '../../domain/types';
import { productFields } from '../bulk-jobs/bulkJobs.texts';
import { cellText, type CellText, type Edits } from './edits';

const ID = 'ID';

/** Returns a function that writes products, with the valid edits of the table, as a CSV file that can be read again. */
export function writeProductsCsv(edits: Edits) {
  return (products: readonly Product[], onProgress: OnProgress, signal: AbortSignal) =>
    writeCsv(
      [ID, ...TABLE_FIELDS.map((field) => productFields[field])],
      products,
      (product) => [
        product.id,
        ...TABLE_FIELDS.map((field) => {
          const edited = edits[product.id]?.[field]?.[1];
          const isValid = edited !== undefined && problemOf(field, edited) === null;
          return isValid ? edited : cellText(product, field);
        }),
      ],
      onProgress,
      signal,
    );
}

/** A line of a file that cannot be used, or not wholly. */
export type CsvProblem = {
  /** From 1, as in editors. */
  line: number;
  text: string;
  reason: 'unknown' | 'repeated' | 'notAPrice' | 'missing' | 'misquoted';
};

/** The cells of a file by the ids of their products, and its lines that cannot be used. */
export type ProductsFile = { cells: CellText[]; problems: CsvProblem[] };

/** Reads names, titles and prices by id; null if the first line does not name an id and one of them. */
export async function readProductsCsv(
  file: Blob,
  productOf: (id: string) => Product | undefined,
): Promise<ProductsFile | null> {
  const { rows: all, misquoted } = await readCsv(file);
  // 'sep=;' tells Excel the separator.
  const headerIndex = all[0]?.[0]?.toLowerCase() === 'sep=' ? 1 : 0;
  const [header = [], ...rows] = all.slice(headerIndex);
  const names = header.map((cell) => cell.trim().toLowerCase());
  const columnOf = (wanted: string) => {
    const name = wanted.toLowerCase();
    // 'Prezzo (€)' is the price, but not if there is a 'Prezzo'.
    return names.includes(name)
      ? names.indexOf(name)
      : names.findIndex((one) => one.startsWith(name));
  };
  const idColumn = columnOf(ID);
  const columns = TABLE_FIELDS.map(
    (field) => [field, columnOf(productFields[field])] as const,
  ).filter(([, column]) => column !== -1);
  if (idColumn === -1 || columns.length === 0) return null;

  const result: ProductsFile = { cells: [], problems: [] };
  const seen = new Set<string>();
  let line = headerIndex + 1 + breaksIn(header);
  for (const row of rows) {
    line += 1;
    const first = line;
    line += breaksIn(row);
    if (row.every((cell) => cell.trim() === '')) continue;
    const id = row[idColumn]?.trim() ?? '';
    const product = productOf(id);
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!product || isRepeated) {
      const reason = product ? 'repeated' : 'unknown';
      result.problems.push({ line: first, text: id, reason });
      continue;
    }
    for (const [field, column] of columns) {
      const text = row[column];
      if (text !== undefined) addCell(result, first, { product, field, text });
    }
  }
  if (misquoted) result.problems.push({ ...misquoted, reason: 'misquoted' });
  return result;
}

function addCell({ cells, problems }: ProductsFile, line: number, cell: CellText): void {
  const reason = problemOf(cell.field, cell.text);
  if (reason === null) cells.push(cell);
  else problems.push({ line, text: cell.text, reason });
}

function breaksIn(row: readonly string[]): number {
  return row.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}
