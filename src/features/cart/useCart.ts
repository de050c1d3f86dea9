import { createSelector } from '@reduxjs/toolkit';
import { cartApi } from '../../api/cart';
import { productTotalCents, surchargeCents } from '../../domain/money';
import type { Cart, CartLine, Product } from '../../domain/types';
import { bodyOf } from '../../entities/table';
import { selectPriority } from './cartSlice';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';

/** A line of the cart; without a product if it was deleted. */
type CartItem = CartLine & { product: Product | undefined };

/** Amounts of the cart in whole cents (spec section 9). */
export type CartTotals = { products: number; surcharge: number; total: number };

/** A cart read longer ago than this many seconds is refetched when a screen shows it. */
const FRESH_FOR_S = 5;

const NO_LINES: Cart['lines'] = [];

/** Returns the cart with its products, and its costs at the chosen priority. */
export function useCart() {
  const {
    data: cart,
    isLoading,
    isError,
    refetch,
  } = cartApi.useGetCartQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_FOR_S,
  });
  const items = useAppSelector(selectCartItems);
  const totals = useAppSelector(selectCartTotals);
  const priority = useAppSelector(selectPriority);
  return { cart, items, totals, priority, isLoading, isError, refetch };
}

/** The cart's lines with their products. */
const selectCartItems = createSelector(
  [
    (state: RootState) => cartApi.endpoints.getCart.select()(state).data?.lines ?? NO_LINES,
    (state: RootState) => state.entities.products,
  ],
  (lines, products): CartItem[] =>
    lines.map((line) => ({ ...line, product: bodyOf(products, line.productId) })),
);

/** The cart's costs at the chosen priority. */
export const selectCartTotals = createSelector(
  [selectCartItems, selectPriority],
  (items, priority): CartTotals => {
    const products = productTotalCents(
      items.flatMap(({ product, quantity }) =>
        product ? [{ priceCents: product.priceCents, quantity }] : [],
      ),
    );
    const surcharge = surchargeCents(products, priority);
    return { products, surcharge, total: products + surcharge };
  },
);

/** The first line whose product was deleted, with its number from 1; undefined if none exists. */
export const selectGoneLine = createSelector([selectCartItems], (items) => {
  const index = items.findIndex(({ product }) => product === undefined);
  const item = items[index];
  return item && { lineNumber: index + 1, productId: item.productId };
});

/** The order as the customer sees it: a text that only changes with products, quantities, priority and total. */
export const selectShownCart = createSelector(
  [selectCartItems, selectPriority, selectCartTotals],
  (items, priority, { total }): string => {
    const lines = items
      .map(({ productId, quantity }) => [productId, quantity] as const)
      // Some backends return them in a different order each time.
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return JSON.stringify([lines, priority, total]);
  },
);
