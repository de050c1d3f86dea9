import { cartApi } from '../api/cart';
import type { RootState, ShopStore } from '../store/makeStore';

const CART_WRITES: readonly string[] = [
  'addToCart',
  'removeFromCart',
  'emptyCart',
  'updateQuantity',
  'updateDelivery',
] satisfies (keyof typeof cartApi.endpoints)[];

/** Resolves when no change of the cart is on its way any more, and the cart is read anew. */
export function cartSettled(store: ShopStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isChanging(store.getState())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(look);
    look();
  });
}

function isChanging(state: RootState): boolean {
  const writes = Object.values(state.api.mutations);
  return (
    cartApi.endpoints.getCart.select()(state).status === 'pending' ||
    writes.some(
      (call) => call?.status === 'pending' && CART_WRITES.includes(call.endpointName ?? ''),
    )
  );
}
