import { cartApi } from '../../api/cart';

/** How many pieces of a product are in the cart; 0 until it is read. */
export function useQuantityInCart(productId: string): number {
  return cartApi.useGetCartQuery(undefined, {
    selectFromResult: ({ data }) => ({
      quantity: data?.lines.find((line) => line.productId === productId)?.quantity ?? 0,
    }),
  }).quantity;
}
