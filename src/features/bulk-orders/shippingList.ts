import { orderKey } from '../../domain/orderKey';

/** A line of a pasted list that can be understood. */
export type ShippingLine = {
  /** From 1, as editors count. */
  line: number;
  orderNumber: string;
  shipper: string;
  shippingCode: string;
};

/**
 * Why a line of a pasted list is of no use:
 * - shape: it has not three parts
 * - number, shipper, code: that part is empty
 * - tooLong: a part is longer than any shipper or code
 * - repeated: the order stands in an earlier line already
 */
export type LineProblem = {
  line: number;
  text: string;
  reason: 'shape' | 'number' | 'shipper' | 'code' | 'tooLong' | 'repeated';
  /** The earlier line. */
  firstLine?: number;
};

export type ShippingList = { lines: ShippingLine[]; problems: LineProblem[] };

/** The longest part that is taken. */
const MAX_LENGTH = 200;

/**
 * Reads a pasted list with an order's number, shipper and code in each line. The parts are
 * separated by tabs, ';', ',' or several blanks, whichever comes first in this order; a
 * heading in the first line is passed over, and so are empty lines. Nothing is left out
 * in silence: every other line is either understood or a problem with its number.
 */
export function readShippingList(text: string): ShippingList {
  const lines: ShippingLine[] = [];
  const problems: LineProblem[] = [];
  const firstLines = new Map<string, number>();
  let isFirst = true;
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (raw.trim() === '') continue;
    const parts = partsOf(raw);
    const isHeading = isFirst && looksLikeHeading(parts);
    isFirst = false;
    if (isHeading) continue;
    const line = index + 1;
    const [orderNumber = '', shipper = '', shippingCode = ''] = parts;
    const firstLine = firstLines.get(orderKey(orderNumber));
    const reason = firstLine === undefined ? problemOf(parts) : 'repeated';
    if (reason === null) {
      firstLines.set(orderKey(orderNumber), line);
      lines.push({ line, orderNumber, shipper, shippingCode });
    } else {
      problems.push({ line, text: raw.trim(), reason, ...(firstLine && { firstLine }) });
    }
  }
  return { lines, problems };
}

/** The text without some of its lines (from 1); empty when nothing but a heading is left. */
export function withoutLines(text: string, lines: ReadonlySet<number>): string {
  const left = linesOf(text).filter((_, index) => !lines.has(index + 1));
  const { lines: good, problems } = readShippingList(left.join('\n'));
  return good.length + problems.length === 0 ? '' : left.join('\n');
}

/** A list as it can be read again, each line with its end. */
export function listText(lines: readonly Omit<ShippingLine, 'line'>[]): string {
  return lines
    .map(({ orderNumber, shipper, shippingCode }) => {
      const parts = [orderNumber, shipper, shippingCode];
      return `${parts.join(parts.some((part) => part.includes(';')) ? '\t' : ';')}\n`;
    })
    .join('');
}

function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

function partsOf(line: string): string[] {
  const text = line.trim();
  // Spreadsheets leave an empty first cell as a line that begins with its separator.
  const mark = ['\t', ';', ','].find((candidate) => text.includes(candidate));
  // Single blanks separate only where no several ones do.
  const blanks = /\s{2,}/.test(text) ? /\s{2,}/ : /\s/;
  const parts = (mark ? line.split(mark) : text.split(blanks)).map(unquoted);
  while (parts.length > 3 && parts.at(-1) === '') parts.pop();
  return parts;
}

// As spreadsheets write a part that holds a separator or a quotation mark.
function unquoted(part: string): string {
  const text = part.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

function problemOf(parts: readonly string[]): LineProblem['reason'] | null {
  if (parts.length !== 3) return 'shape';
  const [orderNumber, shipper, shippingCode] = parts;
  if (!orderNumber) return 'number';
  if (!shipper) return 'shipper';
  if (!shippingCode) return 'code';
  return parts.some((part) => part.length > MAX_LENGTH) ? 'tooLong' : null;
}

// 'Numero ordine; Corriere; Codice', or the like in English: words only, no number.
function looksLikeHeading(parts: readonly string[]): boolean {
  return /ordin|order|numero/i.test(parts[0] ?? '') && parts.every((part) => !/\d/.test(part));
}
