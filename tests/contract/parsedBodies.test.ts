import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderSchema } from '#src/api/parsers/orders';
import { productSchema } from '#src/api/parsers/products';
import { MAX_EURO } from '#src/domain/money';
import { order, product } from '#src/domain/types';
import { wireOrder, wireProduct } from '#tests/support/apiSamples';

// Tabs and snapshots must accept everything that a parser lets into the store.
const amount = fc.constantFrom(-MAX_EURO, -0.5, 0, 1.005, '12,5', 9e13, MAX_EURO);

it('an order with any amounts is valid for other tabs and snapshots too', () => {
  const [line] = wireOrder.productsInCart;
  const lines = fc
    .tuple(amount, amount, fc.nat(200))
    .map(([price, quantity, count]) =>
      Array.from({ length: count }, () => ({ product: { ...line?.product, price }, quantity })),
    );
  fc.assert(
    fc.property(lines, amount, amount, (productsInCart, totalCost, priorityCost) => {
      const { totalQuantities: _, ...wire } = wireOrder;
      const parsed = v.parse(orderSchema, { ...wire, productsInCart, totalCost, priorityCost });
      expect(v.safeParse(order, parsed).issues).toBeUndefined();
    }),
  );
});

it('a product with any amounts is valid for other tabs and snapshots too', () => {
  fc.assert(
    fc.property(amount, amount, (price, stock) => {
      const parsed = v.parse(productSchema, { ...wireProduct, price, stock });
      expect(v.safeParse(product, parsed).issues).toBeUndefined();
    }),
  );
});
