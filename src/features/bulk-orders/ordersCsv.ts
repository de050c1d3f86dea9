import { writeCsv, type OnProgress } from '../../components/csv';
import { formatDateTime } from '../../domain/dates';
import { euroFromCents } from '../../domain/money';
import type { Order, OrderLine } from '../../domain/types';
import { orders as orderTexts, orderStateLabel } from '../order/orders.texts';
import { ordersExport as texts } from './orderActions.texts';

type Column = keyof typeof texts.columns;

const COLUMNS = Object.keys(texts.columns) as Column[];

/** Writes orders as a CSV file with decimal commas and times in Rome. */
export function writeOrdersCsv(
  orders: readonly Order[],
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Blob> {
  return writeCsv(Object.values(texts.columns), orders, toRow, onProgress, signal);
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
