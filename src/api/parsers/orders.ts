import * as v from 'valibot';
import { DEFAULT_PRIORITY, isOrderPriority } from '../../domain/priority';
import type { Order } from '../../domain/types';
import { cents, idText, listOf, textOrEmpty, wholeNumber, shippingSchema } from './fields';
import { time } from '../../domain/timestamps';
import { parseOrderFast } from './fastParsers';
import { bodyOfReply, parsed, parseList, recordOf, Refused, type Parser } from './reply';

/**
 * An order as backends may send it, repaired if the meaning is clear. An order with an unreadable line is rejected:
 * without that line it would be packed, returned and added up wrongly.
 */
export const orderSchema = v.pipe(
  v.object({
    orderNumber: idText,
    timestamp: time,
    stateOfOrder: v.string(),
    orderPriority: v.optional(v.unknown()),
    shipper: textOrEmpty,
    shippingCode: textOrEmpty,
    productsInCart: listOf(
      v.object({
        product: v.object({
          id: idText,
          name: v.nullish(v.string()),
          title: v.nullish(v.string()),
          price: cents,
          fileNames: listOf(v.string()),
        }),
        quantity: wholeNumber,
      }),
    ),
    totalQuantities: v.nullish(wholeNumber),
    priorityCost: v.nullish(cents, 0),
    totalCost: cents,
    shippingData: shippingSchema,
  }),
  v.transform((wire): Order => {
    const lines = wire.productsInCart.map(({ product, quantity }) => ({
      productId: product.id,
      name: product.name ?? product.title ?? '',
      priceCents: product.price,
      fileNames: product.fileNames,
      quantity,
    }));
    return {
      orderNumber: wire.orderNumber,
      placedAt: wire.timestamp,
      state: wire.stateOfOrder,
      priority: isOrderPriority(wire.orderPriority) ? wire.orderPriority : DEFAULT_PRIORITY,
      shipper: wire.shipper,
      shippingCode: wire.shippingCode,
      lines,
      totalQuantities: wire.totalQuantities ?? lines.reduce((sum, line) => sum + line.quantity, 0),
      priorityCostCents: wire.priorityCost,
      totalCostCents: wire.totalCost,
      shippingData: wire.shippingData,
    };
  }),
);

/** Parses one order to its number. A plain string is the backend's own error message (spec section 7). */
export const parseOrder: Parser = (reply) => {
  const body = bodyOfReply(reply);
  if (typeof body === 'string' && body.trim() !== '' && !/^\s*[<{[]/.test(body)) {
    throw new Refused(body.trim());
  }
  const read = parsed(orderSchema, body);
  return { data: read.orderNumber, updates: { orders: [read] } };
};

const bySchema = recordOf(orderSchema);

/** Parses all orders to their numbers, each once, in the backend's order. */
export const parseOrders = parseList({
  kind: 'orders',
  id: 'orderNumber',
  read: (record) => parseOrderFast(record) ?? bySchema(record),
});

/** Returns the parser of a write whose success implies the order's new state (spec section 4). */
export const setOrderState =
  (orderNumber: string, state: string): Parser =>
  () => ({
    data: null,
    updates: { patches: [{ kind: 'orders', id: orderNumber, fields: { state } }] },
  });
