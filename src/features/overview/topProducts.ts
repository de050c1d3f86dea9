import type { Order } from '../../domain/types';

/** What was sold of a product. */
export type ProductSales = {
  productId: string;
  /** As in the latest order. */
  name: string;
  /** When that order was placed, in epoch milliseconds; -Infinity where that is not known. */
  namedAt: number;
  quantity: number;
  revenueCents: number;
};

/** How many products the ranking has. */
export const TOP_PRODUCTS_COUNT = 8;

const OTHER = { quantity: 'revenueCents', revenueCents: 'quantity' } as const;

/** Returns the products that sold best by one measure; the other one decides between equals. */
export function rankProducts(
  sales: Iterable<ProductSales>,
  by: 'quantity' | 'revenueCents',
): ProductSales[] {
  return [...sales]
    .sort((one, two) => two[by] - one[by] || two[OTHER[by]] - one[OTHER[by]])
    .slice(0, TOP_PRODUCTS_COUNT);
}

/** Adds what an order sold; a product has the name of its latest order. */
export function addLines(products: Map<string, ProductSales>, { lines, placedAt }: Order): void {
  const at = placedAt ?? -Infinity;
  for (const { productId, name, priceCents, quantity } of lines) {
    const sales = products.get(productId) ?? emptySales(productId);
    sales.quantity += quantity;
    sales.revenueCents += priceCents * quantity;
    if (name !== '' && at >= sales.namedAt) {
      sales.name = name;
      sales.namedAt = at;
    }
    products.set(productId, sales);
  }
}

function emptySales(productId: string): ProductSales {
  return { productId, name: '', namedAt: -Infinity, quantity: 0, revenueCents: 0 };
}
