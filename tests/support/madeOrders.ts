import { ORDER_STATES } from '#src/domain/orderState';
import { NO_SHIPPING_DATA } from '#src/domain/shipping';
import type { Order } from '#src/domain/types';

/** An order as the store holds it, placed on 20 November 2026, with some fields changed. */
export function madeOrder(fields: Partial<Order> = {}): Order {
  return {
    orderNumber: 'B2018-000001',
    placedAt: Date.parse('2026-11-20T09:00:00Z'),
    state: 'IN_PREPARATION',
    priority: 'STANDARD',
    shipper: '',
    shippingCode: '',
    lines: [],
    totalQuantities: 0,
    priorityCostCents: 0,
    totalCostCents: 1000,
    shippingData: NO_SHIPPING_DATA,
    ...fields,
  };
}

/** Many orders in all states over the eight years until a time (epoch milliseconds). */
export function madeOrders(count: number, { until }: { until: number }): Order[] {
  const years = 8 * 365 * 24 * 3_600_000;
  return Array.from({ length: count }, (_, index) =>
    madeOrder({
      orderNumber: `B2018-${index}`,
      placedAt: until - Math.floor((years * ((index * 7919) % count)) / count),
      state: ORDER_STATES[index % ORDER_STATES.length] ?? '',
      lines: [0, 1, 2].map((line) => ({
        productId: String((index * 3 + line) % 1000),
        name: `Prodotto ${line}`,
        priceCents: 1250,
        fileNames: [],
        quantity: 1 + (index % 4),
      })),
    }),
  );
}
