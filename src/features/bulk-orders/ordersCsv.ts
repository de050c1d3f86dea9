import Papa from 'papaparse';
import { formatDateTime } from '../../domain/dates';
import { euroFromCents } from '../../domain/money';
import type { Order } from '../../domain/types';
import { orders as orderTexts, orderStateLabel } from '../../components/orders.texts';
import { ordersExport as texts } from './ordersExport.texts';

type Column = keyof typeof texts.columns;

/** How many orders are written before the page gets its turn. */
const AT_ONCE = 500;

/** What Excel takes to be written in UTF-8. */
const BOM = '\uFEFF';

/**
 * What spreadsheets would reckon with instead of showing it, also behind blanks and in the
 * wide signs of Japanese keyboards. papaparse's own pattern misses cells of several lines.
 * An amount may begin with a minus.
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
 * The orders as a file for Italian spreadsheets: ';' between the cells, decimal commas, times
 * in Rome, UTF-8 with its mark, a heading. The page stays usable meanwhile; `onProgress`
 * hears which part is written (0 to 1). Rejects with the signal's reason when that aborts.
 */
export async function ordersCsv(
  orders: readonly Order[],
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const parts = [BOM, csv([Object.values(texts.columns)])];
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    parts.push(csv(orders.slice(from, from + AT_ONCE).map(rowOf)));
    onProgress(Math.min(1, (from + AT_ONCE) / orders.length));
    await pageTurn();
    signal.throwIfAborted();
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

function csv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(rows as string[][], FORMAT)}\r\n`;
}

function rowOf(order: Order): string[] {
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
    surcharge: amount(order.priorityCostCents),
    total: amount(order.totalCostCents),
    ...shippingData,
  };
  return COLUMNS.map((column) => cells[column]);
}

function lineText({ quantity, name, productId }: Order['lines'][number]): string {
  return texts.line(quantity, name || orderTexts.unnamedProduct(productId));
}

function amount(cents: number): string {
  return euroFromCents(cents).toFixed(2).replace('.', ',');
}

// A task of its own: input and drawing come in between, as they would not between promises.
function pageTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
