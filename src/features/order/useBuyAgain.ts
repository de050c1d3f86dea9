import type { MouseEvent } from 'react';
import { cartApi } from '../../api/cart';
import { productsApi } from '../../api/products';
import { PATHS } from '../../config/paths';
import { isGone } from '../../domain/failureReason';
import { MAX_QUANTITY } from '../../domain/limits';
import type { Failure, Order, OrderLine } from '../../domain/types';
import { selectEntity } from '../../entities/entities';
import { useRunningTask } from '../../hooks/useRunningTask';
import { rememberLogouts } from '../../session/rememberSession';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';
import { useOutcome } from '../form-drafts/useOutcome';
import { order as texts } from './order.texts';
import { orders } from './orders.texts';

/** Returns a function that puts an order's products into the cart again, as far as available, and its outcome. */
export function useBuyAgain({ orderNumber, lines }: Pick<Order, 'orderNumber' | 'lines'>) {
  const store = useAppStore();
  const [runOnce, isBusy] = useRunningTask(`buy-again/${orderNumber}`);
  const { outcome, show, clearOutcome } = useOutcome('outcome/buy-again', undefined, {
    link: { label: texts.toCart, path: PATHS.cart },
  });

  const addLines = async () => {
    clearOutcome();
    const hasLoggedOut = rememberLogouts(store);
    const problems: string[] = [];
    let added = 0;
    // If the cart is not known yet: more than its limit could be requested.
    await store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false }));
    for (const line of oneLineAProduct(lines)) {
      const { quantity, problem } = await addLine(store, line, hasLoggedOut);
      if (hasLoggedOut()) return; // the next person must not see the result
      added += quantity;
      if (problem) problems.push(texts.notBought(orders.productName(line), problem));
    }
    const kind = added > 0 ? 'success' : 'error';
    const text = texts.boughtAgain(kind, problems);
    // Only problems name products.
    show({ kind, text, isForeign: problems.length > 0 || undefined, reason: null });
  };
  const buyAgain = (event: MouseEvent) => runOnce(addLines, event);

  return { buyAgain, isBusy, outcome };
}

/** Returns the lines with those of the same product joined. */
function oneLineAProduct(lines: readonly OrderLine[]): OrderLine[] {
  const joined = new Map<string, OrderLine>();
  for (const line of lines) {
    const before = joined.get(line.productId)?.quantity ?? 0;
    joined.set(line.productId, { ...line, quantity: before + line.quantity });
  }
  return [...joined.values()];
}

type Added = {
  quantity: number;
  /** Why fewer were added than the order had. */
  problem?: string;
};

/** Adds as many pieces as the stock and the cart's limit allow; none after a logout. */
async function addLine(
  store: ShopStore,
  { productId, quantity }: OrderLine,
  hasLoggedOut: () => boolean,
): Promise<Added> {
  const { dispatch, getState } = store;
  const read = productsApi.endpoints.getProduct.initiate(productId, {
    forceRefetch: true,
    subscribe: false,
  });
  const { error } = await dispatch(read);
  if (hasLoggedOut()) return { quantity: 0 };
  if (error && isGone(error as Failure)) return { quantity: 0, problem: texts.gone };
  const stock = selectEntity(getState(), 'products', productId)?.stock ?? MAX_QUANTITY;
  if (stock <= 0) return { quantity: 0, problem: texts.soldOut };
  const left = Math.min(stock, MAX_QUANTITY) - quantityInCart(store, productId);
  const most = Math.min(quantity, left);
  if (most <= 0) return { quantity: 0, problem: texts.allInCart };
  const add = cartApi.endpoints.addToCart.initiate({ productId, quantity: most });
  if ((await dispatch(add)).error) return { quantity: 0, problem: texts.addFailed };
  return { quantity: most, ...(most < quantity && { problem: texts.only(most, quantity) }) };
}

function quantityInCart({ getState }: ShopStore, productId: string): number {
  const { data } = cartApi.endpoints.getCart.select()(getState());
  return data?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}
