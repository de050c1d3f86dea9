import type { Order } from '../../domain/types';

/** What was sold of a product. */
export type ProductSales = {
  productId: string;
  /** As the latest order had it. */
  name: string;
  /** When that order was placed, in epoch milliseconds; -Infinity where that is not known. */
  namedAt: number;
  quantity: number;
  revenueCents: number;
};

/** How many products are among the best. */
export const TOP_PRODUCTS = 8;

const OTHER = { quantity: 'revenueCents', revenueCents: 'quantity' } as const;

/** The products that sold best by one measure; the other decides between equals. */
export function topProducts(
  sales: Iterable<ProductSales>,
  by: 'quantity' | 'revenueCents',
): ProductSales[] {
  return [...sales]
    .sort((one, two) => two[by] - one[by] || two[OTHER[by]] - one[OTHER[by]])
    .slice(0, TOP_PRODUCTS);
}

/** Adds what an order sold; a product is called as its latest order calls it. */
export function addLines(products: Map<string, ProductSales>, { lines, placedAt }: Order): void {
  const at = placedAt ?? -Infinity;
  for (const { productId, name, priceCents, quantity } of lines) {
    const sales = products.get(productId) ?? nothingSold(productId);
    sales.quantity += quantity;
    sales.revenueCents += priceCents * quantity;
    if (name !== '' && at >= sales.namedAt) {
      sales.name = name;
      sales.namedAt = at;
    }
    products.set(productId, sales);
  }
}

function nothingSold(productId: string): ProductSales {
  return { productId, name: '', namedAt: -Infinity, quantity: 0, revenueCents: 0 };
}
