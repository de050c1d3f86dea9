import Papa from 'papaparse';
import { pause } from '../../domain/concurrency';
import { formatDateTime } from '../../domain/dates';
import { euroFromCents } from '../../domain/money';
import type { Order, OrderLine } from '../../domain/types';
import { orders as orderTexts, orderStateLabel } from '../order/orders.texts';
import { ordersExport as texts } from './orderActions.texts';

type Column = keyof typeof texts.columns;

/** How many orders are written between two yields to the main thread. */
const ORDERS_PER_CHUNK = 500;

/** Excel reads a file as UTF-8 only with this byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Cells that spreadsheets would evaluate instead of showing them, even after blanks and in full-width characters.
 * papaparse's own pattern misses cells of several lines. An amount may begin with a minus.
 */
const FORMULA = /^(?!-?\d+,\d{2}$)(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const FORMAT: Papa.UnparseConfig = {
  delimiter: ';',
  newline: '\r\n',
  header: false,
  escapeFormulae: FORMULA,
};

const COLUMNS = Object.keys(texts.columns) as Column[];

/**
 * Writes orders as a CSV file for Italian spreadsheets: ';' as separator, decimal commas, times in
 * Rome, UTF-8 with a byte order mark, a header row. The page stays responsive meanwhile; `onProgress`
 * is called with the fraction that is written. Rejects with the signal's reason when that aborts.
 */
export async function writeOrdersCsv(
  orders: readonly Order[],
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const chunks = [BYTE_ORDER_MARK, toCsv([Object.values(texts.columns)])];
  for (let from = 0; from < orders.length; from += ORDERS_PER_CHUNK) {
    chunks.push(toCsv(orders.slice(from, from + ORDERS_PER_CHUNK).map(toRow)));
    onProgress(Math.min(1, (from + ORDERS_PER_CHUNK) / orders.length));
    // In a new task, so that the browser can handle input and render in between; between promises it cannot.
    await pause(0);
    signal.throwIfAborted();
  }
  return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(rows as string[][], FORMAT)}\r\n`;
}

function toRow(order: Order): string[] {
  const { shippingData, lines } = order;
  const cells: Record<Column, string> = {
    orderNumber: order.orderNumber,
    date: formatDateTime(order.placedAt).replace(',', ''),
    state: orderStateLabel(order.state),
    priority: texts.priorities[order.priority],
    shipper: order.shipper,
    shippingCode: order.shippingCode,
    quantity: String(order.totalQuantities),
    lines: lines.map(lineText).join(', '),
    surcharge: formatAmount(order.priorityCostCents),
    total: formatAmount(order.totalCostCents),
    ...shippingData,
  };
  return COLUMNS.map((column) => cells[column]);
}

function lineText(line: OrderLine): string {
  return texts.line(line.quantity, orderTexts.productName(line));
}

function formatAmount(cents: number): string {
  return euroFromCents(cents).toFixed(2).replace('.', ',');
}
