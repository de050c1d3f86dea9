import { oneOrder, ordersApi } from '../../api/orders';
import { tick } from '../../api/logicalClock';
import { isDefinite } from '../../api/parsers/reply';
import { oneProduct, productsApi } from '../../api/products';
import { readUncached } from '../../api/readUncached';
import type { BulkItem, OrderItem, ProductItem } from '../../domain/bulkJob';
import { hasValue } from '../../domain/orderChange';
import { hasEdit, isUnchanged, wireEdit } from '../../domain/productEdit';
import { unchangedTexts } from '../../domain/productTexts';
import type { Failure, Order, Product } from '../../domain/types';
import { findFreshEntity } from '../../entities/entities';
import type { ShopStore } from '../../store/makeStore';
import { isUnauthorized } from '../login/useAdminCall';
import type { ItemResult } from './bulkJobSlice';
import { rememberSession } from '../../session/rememberSession';

/** Thousands of answers need not stay in the store. */
const UNTRACKED = { track: false };

/** How a kind of thing is changed. */
type Steps<Body> = {
  /** Returns the body; one from before `notBefore` (logical clock) must be read again. */
  read: (notBefore: number) => Promise<Body | { failure: Failure }>;
  /** Whether it has the wanted value. */
  isDone: (body: Body) => boolean;
  /** Whether it still has the value that the change was planned from. */
  isAsPlanned: (body: Body) => boolean;
  send: (body: Body) => Promise<{ error?: unknown }>;
};

/**
 * Changes one thing, if it still has the value that the change was planned from: if it already has the wanted value, or
 * has changed since, nothing is sent.
 */
export function changeItem(
  store: ShopStore,
  item: BulkItem,
  notBefore: number,
): Promise<ItemResult> {
  return 'productId' in item
    ? change(store, productSteps(store, item), item, notBefore)
    : change(store, orderSteps(store, item), item, notBefore);
}

async function change<Body extends object>(
  store: ShopStore,
  { read, isDone, isAsPlanned, send }: Steps<Body>,
  { outcomeUnknown }: BulkItem,
  notBefore: number,
): Promise<ItemResult> {
  const isSameSession = rememberSession(store);
  const body = await read(notBefore);
  if ('failure' in body) return { status: 'failed', outcomeUnknown, failure: body.failure };
  if (isDone(body)) return { status: 'done', outcomeUnknown: false };
  if (!isAsPlanned(body)) return { status: 'changed', outcomeUnknown: false };
  if (!isSameSession()) return { status: 'waiting', outcomeUnknown };
  // Each call would be refused in a toast of its own.
  if (navigator.onLine === false)
    return { status: 'failed', outcomeUnknown, failure: { kind: 'network' } };

  const failure = (await send(body)).error as Failure | undefined;
  if (!failure) return { status: 'done', outcomeUnknown: false };
  if (isUnauthorized(failure)) return { status: 'waiting', outcomeUnknown };
  if (isDefinite(failure)) return { status: 'failed', outcomeUnknown: false, failure };

  const after = await read(tick());
  // If it is unchanged, that proves nothing: the write may still arrive.
  return !('failure' in after) && isDone(after)
    ? { status: 'done', outcomeUnknown: false }
    : { status: 'failed', outcomeUnknown: true, failure };
}

/** Reads an order only if its latest body is older than five seconds. */
function orderSteps(store: ShopStore, { orderNumber, change, from }: OrderItem): Steps<Order> {
  const { updateOrderState, updateOrderShipping } = ordersApi.endpoints;
  return {
    read: async (notBefore) =>
      findFreshEntity(store.getState(), 'orders', orderNumber, notBefore) ??
      store.dispatch(readUncached('orders', 'getOrder', orderNumber, oneOrder(orderNumber))),
    isDone: (order) => hasValue(order, change),
    isAsPlanned: (order) => from !== undefined && hasValue(order, from),
    send: async () =>
      change.kind === 'state'
        ? store.dispatch(updateOrderState.initiate({ orderNumber, state: change.state }, UNTRACKED))
        : store.dispatch(
            updateOrderShipping.initiate(
              { orderNumber, shipper: change.shipper, shippingCode: change.shippingCode },
              UNTRACKED,
            ),
          ),
  };
}

/** Always reads the product: lists lack the description, which is sent along unchanged. */
function productSteps(store: ShopStore, { productId, change, from }: ProductItem): Steps<Product> {
  return {
    read: () =>
      store.dispatch(readUncached('products', 'getProduct', productId, oneProduct(productId))),
    isDone: (product) => hasEdit(product, change),
    isAsPlanned: (product) => from !== undefined && isUnchanged(product, from),
    send: async (product) =>
      store.dispatch(
        productsApi.endpoints.updateProduct.initiate(
          {
            id: productId,
            ...unchangedTexts(product),
            ...wireEdit(change),
            orderedFileNames: [...product.fileNames],
          },
          UNTRACKED,
        ),
      ),
  };
}
