import { formatDateTime } from '../../domain/dates';
import { formatCents } from '../../domain/money';
import type { Order } from '../../domain/types';
import { segmentOf } from '../../domain/urlSegments';
import { orderRow as texts } from '../order/orderRow.texts';

/**
 * Returns everything that a row shows of its order besides the state's label, each under the name of its token in the
 * template of the prerendered list (`tokenOf`).
 */
export function rowTexts({ orderNumber, placedAt, priority, shippingData, ...order }: Order) {
  const { name, surname, city } = shippingData;
  const customer = [`${name} ${surname}`.trim(), city].filter(Boolean).join(' · ');
  const pieces = texts.pieces(order.totalQuantities);
  return {
    orderNumber,
    segment: segmentOf(orderNumber),
    date: formatDateTime(placedAt),
    total: formatCents(order.totalCostCents),
    customer,
    // Never cut off, unlike the customer.
    pieces: customer ? ` · ${pieces}` : pieces,
    priority: priority === 'PRIORITARIO' ? texts.priority : '',
  };
}
