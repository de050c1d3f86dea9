import { formatDateTime } from '../domain/dates';
import { formatCents } from '../domain/money';
import type { Order } from '../domain/types';
import { segmentOf } from '../domain/urlSegments';

/**
 * Returns everything that a row shows of its order besides the state's label, each under the name of its token in the
 * template (`tokenOf`). The build takes the tokens from here, too.
 */
export function orderTexts({ orderNumber, placedAt, totalCostCents }: Order) {
  return {
    orderNumber,
    segment: segmentOf(orderNumber),
    date: formatDateTime(placedAt),
    total: formatCents(totalCostCents),
  };
}
