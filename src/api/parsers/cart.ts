import * as v from 'valibot';
import { isRecord } from '../../domain/isRecord';
import { isOrderPriority } from '../../domain/priority';
import type { Cart, CartLine, Product } from '../../domain/types';
import { exactNumber, listOf, shippingSchema } from './fields';
import { cartProductSchema } from './products';
import {
  bodyOfReply,
  parsed,
  plainText,
  Unreadable,
  type ReplyUpdates,
  type Parser,
} from './reply';

// Half a piece or a negative number cannot be shown and paid.
const pieces = v.pipe(exactNumber, v.integer(), v.minValue(0));

const cartSchema = v.object({
  id: v.nullish(v.union([v.string(), v.number()]), null),
  productAndquantity: listOf(v.object({ product: cartProductSchema, quantity: pieces })),
  orderPriority: v.optional(v.unknown()),
  shippingData: shippingSchema,
});

/**
 * Parses the cart, its lines as references to products. If one line cannot be read the whole cart fails, so that
 * customers never see, and pay, less than it contains.
 */
export const parseCart: Parser = (reply) => {
  const body = bodyOfReply(reply);
  if (!hasCartField(body)) throw new Unreadable('a cart was expected');
  const wire = parsed(cartSchema, body);
  const products = wire.productAndquantity.map((line) => line.product);
  const data: Cart = {
    id: wire.id,
    lines: linesOf(wire.productAndquantity),
    shippingData: wire.shippingData,
  };
  const { orderPriority } = wire;
  return {
    data,
    updates: productUpdates(products),
    // Without one the choice stays.
    ...(isOrderPriority(orderPriority) && { priority: orderPriority }),
  };
};

type WireLine = v.InferOutput<typeof cartSchema>['productAndquantity'][number];

/** Returns one line per product: the quantities of repeated lines are added up if their prices agree. */
function linesOf(wire: readonly WireLine[]): CartLine[] {
  const lines = new Map<string, CartLine & { priceCents: number }>();
  for (const { product, quantity } of wire) {
    const { id, priceCents } = product.product;
    const before = lines.get(id);
    if (before && before.priceCents !== priceCents) throw new Unreadable('one product, two prices');
    lines.set(id, { productId: id, priceCents, quantity: quantity + (before?.quantity ?? 0) });
  }
  return [...lines.values()]
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, quantity }) => ({ productId, quantity }));
}

// Every field is optional, but a body without any, such as an error in JSON, is not a cart.
function hasCartField(body: unknown): boolean {
  return isRecord(body) && ['id', 'productAndquantity'].some((field) => Object.hasOwn(body, field));
}

// A partial product only fills gaps, but its price and stock are up to date.
function productUpdates(carried: { product: Product; isComplete: boolean }[]): ReplyUpdates {
  const parts = carried.filter(({ isComplete }) => !isComplete).map(({ product }) => product);
  return {
    products: carried.filter(({ isComplete }) => isComplete).map(({ product }) => product),
    partialProducts: parts,
    patches: parts.map(({ id, priceCents, stock }) => ({
      kind: 'products',
      id,
      fields: { priceCents, ...(stock !== undefined && { stock }) },
    })),
  };
}

/** Parses the address of the card payment page; the caller checks where it leads. */
export const parsePaymentUrl: Parser = (reply) => {
  const text = plainText(reply);
  if (!text) throw new Unreadable('the address of the payment page was expected');
  return { data: text };
};
