import Papa from 'papaparse';
import { pause } from '../domain/concurrency';

/** How many rows are written between two yields to the main thread. */
const ROWS_PER_CHUNK = 500;

/** Excel reads a file as UTF-8 only with this byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Cells that spreadsheets would evaluate instead of showing them, even after blanks and in full-width characters.
 * papaparse's own pattern misses cells of several lines. An amount may begin with a minus.
 */
const FORMULA = /^(?!-?\d+,\d{2}$)(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const LINE_BREAK = /\r\n|\r|\n/;

const FORMAT: Papa.UnparseConfig = {
  delimiter: ';',
  newline: '\r\n',
  header: false,
  escapeFormulae: FORMULA,
};

/** Called with the fraction that is written. */
export type OnProgress = (fraction: number) => void;

/**
 * Writes a CSV file for Italian spreadsheets: ';' as separator, UTF-8 with a byte order mark, a header row. The page
 * stays responsive meanwhile. Rejects with the signal's reason when that aborts.
 */
export async function writeCsv<Item>(
  header: readonly string[],
  items: readonly Item[],
  toRow: (item: Item) => readonly string[],
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Blob> {
  // It may have been cancelled while this file was loading: no progress must follow.
  signal.throwIfAborted();
  const chunks = [BYTE_ORDER_MARK, toCsv([header])];
  for (let from = 0; from < items.length; from += ROWS_PER_CHUNK) {
    chunks.push(toCsv(items.slice(from, from + ROWS_PER_CHUNK).map(toRow)));
    onProgress(Math.min(1, (from + ROWS_PER_CHUNK) / items.length));
    // In a new task, so that the browser can handle input and render in between; between promises it cannot.
    await pause(0);
    signal.throwIfAborted();
  }
  return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
}

/** The rows of a CSV file, up to the first cell that cannot be read. */
export type CsvFile = {
  rows: string[][];
  /** The line, from 1, of a cell with misplaced quotation marks: its row and all after it are not in `rows`. */
  misquoted: { line: number; text: string } | null;
};

/**
 * Reads a CSV file. Cells are separated by ';', tabs or commas: the first of these that occurs in the header. The
 * encoding is UTF-8, UTF-16 (Excel's 'Unicode text'), or Excel's on older Windows. Removes the mark before formulas.
 */
export async function readCsv(file: Blob): Promise<CsvFile> {
  const text = decode(await file.arrayBuffer());
  const lines = text.split(LINE_BREAK);
  // papaparse would guess from all lines: an empty one in a short list, even after the last line break, misleads it.
  const delimiter = [';', '\t', ','].find((separator) => lines[0]?.includes(separator)) ?? ';';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  // With a given delimiter all errors are about quotation marks. Such a cell contains the next rows as well.
  const [error] = errors;
  const line = text.slice(0, error?.index).split(LINE_BREAK).length;
  return {
    rows: data.slice(0, error?.row).map((row) => row.map(withoutMark)),
    misquoted: error ? { line, text: lines[line - 1] ?? '' } : null,
  };
}

function decode(bytes: ArrayBuffer): string {
  const [first = 0, second = 0] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function withoutMark(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(rows as string[][], FORMAT)}\r\n`;
}
