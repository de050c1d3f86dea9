import { selectCartWrites } from './cartSlice';
import type { ShopStore } from '../../store/makeStore';

/** Resolves when no change of the cart that this tab has started is under way any more. */
export function waitForCartIdle(store: ShopStore): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (selectCartWrites(store.getState()).length > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}
