import { orderKey } from './orderState';

/** A line of a pasted list that could be parsed. */
export type ShippingLine = {
  /** From 1, as in editors. */
  line: number;
  orderNumber: string;
  shipper: string;
  shippingCode: string;
};

/**
 * Why a line of a pasted list cannot be used:
 * - shape: it does not have three parts
 * - number, shipper, code: that part is empty
 * - repeated: an earlier line has the same order
 */
export type LineProblem = {
  line: number;
  text: string;
  reason: 'shape' | 'number' | 'shipper' | 'code' | 'repeated';
  /** The earlier line. */
  firstLine?: number;
};

export type ShippingList = { lines: ShippingLine[]; problems: LineProblem[] };

const HEADING = 'Numero ordine;Corriere;Codice';

/**
 * Parses a pasted list with an order's number, shipper and code in each line. The parts are
 * separated by tabs, ';', ',' or several spaces, whichever comes first in this order. A heading
 * in the first line and empty lines are skipped; every other line is either parsed or a problem.
 */
export function parseShippingList(text: string): ShippingList {
  const lines: ShippingLine[] = [];
  const problems: LineProblem[] = [];
  const firstLines = new Map<string, number>();
  const rawLines = splitLines(text);
  const heading = findHeading(rawLines);
  for (const [index, raw] of rawLines.entries()) {
    if (raw.trim() === '' || index === heading) continue;
    const parts = splitParts(raw);
    const line = index + 1;
    const [orderNumber = '', shipper = '', shippingCode = ''] = parts;
    const firstLine = firstLines.get(orderKey(orderNumber));
    const reason = firstLine === undefined ? findProblem(parts) : 'repeated';
    if (reason === null) {
      firstLines.set(orderKey(orderNumber), line);
      lines.push({ line, orderNumber, shipper, shippingCode });
    } else {
      problems.push({ line, text: raw.trim(), reason, ...(firstLine && { firstLine }) });
    }
  }
  return { lines, problems };
}

/**
 * Maps the lines of a list: those of three parts by their parts (number, shipper, code), all others as a whole. A heading
 * becomes the usual one.
 */
export function mapShippingList(
  text: string,
  mapParts: (parts: readonly string[]) => readonly string[],
  mapOther: (line: string) => string,
): string {
  const lines = splitLines(text);
  const heading = findHeading(lines);
  return lines
    .map((line, index) => {
      if (index === heading) return HEADING;
      const parts = splitParts(line);
      return parts.length === 3 ? mapParts(parts).join(';') : mapOther(line);
    })
    .join('\n');
}

/** Removes some lines (from 1) of a text; returns '' when only a heading is left. */
export function removeLines(text: string, lines: ReadonlySet<number>): string {
  const rest = splitLines(text).filter((_, index) => !lines.has(index + 1));
  const { lines: parsed, problems } = parseShippingList(rest.join('\n'));
  return parsed.length + problems.length === 0 ? '' : rest.join('\n');
}

/** Returns a text with more lines, which can be parsed again, at its beginning but below a heading. */
export function insertLines(text: string, lines: readonly Omit<ShippingLine, 'line'>[]): string {
  const rawLines = splitLines(text);
  const added = lines.map(({ orderNumber, shipper, shippingCode }) => {
    const parts = [orderNumber, shipper, shippingCode];
    return parts.join(parts.some((part) => part.includes(';')) ? '\t' : ';');
  });
  return rawLines.toSpliced(findHeading(rawLines) + 1, 0, ...added).join('\n');
}

function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

function splitParts(line: string): string[] {
  const text = line.trim();
  // Spreadsheets turn an empty first cell into a line that begins with its separator.
  const separator = ['\t', ';', ','].find((candidate) => text.includes(candidate));
  // A single space separates only in a line without double ones.
  const spaces = /\s{2,}/.test(text) ? /\s{2,}/ : /\s/;
  const parts = (separator ? line.split(separator) : text.split(spaces)).map(unquote);
  while (parts.length > 3 && parts.at(-1) === '') parts.pop();
  return parts;
}

// Spreadsheets quote a cell that contains a separator or a quotation mark.
function unquote(part: string): string {
  const text = part.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

function findProblem(parts: readonly string[]): LineProblem['reason'] | null {
  if (parts.length !== 3) return 'shape';
  const [orderNumber, shipper, shippingCode] = parts;
  if (!orderNumber) return 'number';
  if (!shipper) return 'shipper';
  return shippingCode ? null : 'code';
}

/**
 * Returns the index of a heading, such as 'Numero ordine; Corriere; Codice', which only empty lines may precede: words
 * only, no number. Returns -1 without one.
 */
function findHeading(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '');
  const parts = splitParts(lines[first] ?? '');
  const isHeading = /ordin|order|numero/i.test(parts[0] ?? '') && !/\d/.test(parts.join());
  return isHeading ? first : -1;
}
