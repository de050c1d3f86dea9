import { useMemo } from 'react';
import { cartApi } from '../api/cart';
import { productTotalCents, surchargeCents } from '../domain/money';
import type { Cart, Product } from '../domain/types';
import { selectPriority } from '../state/cart';
import { bodyOf } from '../state/table';
import { useAppSelector } from '../store/hooks';

export type CartItem = { product: Product; quantity: number };

/** Amounts of the cart in whole cents (spec section 9). */
export type CartTotals = { products: number; surcharge: number; total: number };

const NO_LINES: Cart['lines'] = [];

/** How many pieces are in the cart; 0 until it is read. */
export function useCartQuantity(): number {
  return cartApi.useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({
      quantity: (data?.lines ?? NO_LINES).reduce((sum, line) => sum + line.quantity, 0),
    }),
  }).quantity;
}

/** The cart with its products, and what it costs at the chosen priority. */
export function useCart() {
  const { data: cart, isLoading, isError, refetch } = cartApi.useGetCartQuery();
  const priority = useAppSelector(selectPriority);
  const lines = cart?.lines ?? NO_LINES;
  const table = useAppSelector((state) => state.entities.products);
  const items = useMemo((): CartItem[] => {
    return lines.flatMap(({ productId, quantity }) => {
      const product = bodyOf(table, productId);
      return product ? [{ product, quantity }] : [];
    });
  }, [lines, table]);
  const totals = useMemo(() => totalsOf(items, priority), [items, priority]);
  return { cart, items, totals, priority, isLoading, isError, refetch };
}

function totalsOf(items: CartItem[], priority: Parameters<typeof surchargeCents>[1]): CartTotals {
  const products = productTotalCents(
    items.map(({ product, quantity }) => ({ priceCents: product.priceCents, quantity })),
  );
  const surcharge = surchargeCents(products, priority);
  return { products, surcharge, total: products + surcharge };
}
