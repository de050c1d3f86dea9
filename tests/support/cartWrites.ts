import { expect } from 'vitest';
import { cartApi } from '#src/api/cart';
import type { OrderPriority } from '#src/domain/priority';
import type { Cart } from '#src/domain/types';
import { selectPriority } from '#src/features/cart/cartSlice';
import type { ShopStore } from '#src/store/makeStore';
import { wireCart, wireShipping } from '#tests/support/apiSamples';
import type { Answer, Received, useApiServer } from '#tests/support/apiServer';

const { endpoints } = cartApi;

/** The cart as the page shows it. */
export type ShownCart = Cart & { priority: OrderPriority };

/** A cart with two lines, as the backend sends it. */
export const WIRE = {
  ...wireCart,
  orderPriority: 'STANDARD',
  productAndquantity: ['a', 'b'].map((id, at) => ({
    product: { id, name: id.toUpperCase(), price: 10, fileNames: [] },
    quantity: at + 1,
  })),
};

/** The same cart as the store has it, in the query and the slice. */
export const BEFORE: ShownCart = {
  id: 'c1',
  lines: [
    { productId: 'a', quantity: 1 },
    { productId: 'b', quantity: 2 },
  ],
  shippingData: wireShipping,
  priority: 'STANDARD',
};

/** Returns the cart that a store shows; undefined before it is read. */
export function shownCart(store: ShopStore): ShownCart | undefined {
  const state = store.getState();
  const { data } = endpoints.getCart.select()(state);
  return data && { ...data, priority: selectPriority(state) };
}

/** Starts a change of a line's quantity. */
export const setQuantity = (productId: string, quantity: number) =>
  endpoints.updateQuantity.initiate({ productId, quantity });

/** Answers reads with this cart from now on, and holds each write until it is answered. */
export function holdWrites(
  server: ReturnType<typeof useApiServer>,
  read: () => Answer | 'down' = () => ({ body: JSON.stringify(WIRE) }),
) {
  const waiting: { call: Received; answer: (answer: Answer | 'down') => void }[] = [];
  server.answer((call) => {
    if (call.method === 'GET') return read();
    const { promise, resolve } = Promise.withResolvers<Answer | 'down'>();
    waiting.push({ call, answer: resolve });
    return promise;
  });
  return {
    waiting,
    /** Answers the write with this index, once it has arrived. */
    answer: async (index: number, answer: Answer | 'down') => {
      await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(index);
      waiting[index]?.answer(answer);
    },
  };
}
