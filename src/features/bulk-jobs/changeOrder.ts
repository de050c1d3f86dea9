import { ordersApi, readOrderUncached } from '../../api/orders';
import { tick } from '../../api/logicalClock';
import { isDefinite } from '../../api/parsers/reply';
import type { BulkItem } from '../../domain/bulkJob';
import { hasValue, type WantedChange } from '../../domain/orderChange';
import type { Failure, Order } from '../../domain/types';
import { findFreshEntity } from '../../entities/entities';
import type { ShopStore } from '../../store/makeStore';
import { isUnauthorized } from '../login/useAdminCall';
import type { ItemResult } from './bulkJobSlice';

/**
 * Changes one order, if it still has the value that the change was planned from. An order whose latest body is older
 * than five seconds, or older than `notBefore` (logical clock), is read first: if it already has the wanted value, or
 * has changed since, nothing is sent.
 */
export async function changeOrder(
  store: ShopStore,
  { orderNumber, change, from, outcomeUnknown }: BulkItem,
  notBefore: number,
): Promise<ItemResult> {
  const order = await readIfOlder(store, orderNumber, notBefore);
  if ('failure' in order) return { status: 'failed', outcomeUnknown, failure: order.failure };
  if (hasValue(order, change)) return { status: 'done', outcomeUnknown: false };
  if (!from || !hasValue(order, from)) return { status: 'changed', outcomeUnknown: false };

  const failure = await send(store, orderNumber, change);
  if (!failure) return { status: 'done', outcomeUnknown: false };
  if (isUnauthorized(failure)) return { status: 'waiting', outcomeUnknown };
  if (isDefinite(failure)) return { status: 'failed', outcomeUnknown: false, failure };

  const after = await readIfOlder(store, orderNumber, tick());
  // An unchanged order proves nothing: the write may still arrive.
  return !('failure' in after) && hasValue(after, change)
    ? { status: 'done', outcomeUnknown: false }
    : { status: 'failed', outcomeUnknown: true, failure };
}

async function readIfOlder(
  store: ShopStore,
  orderNumber: string,
  notBefore: number,
): Promise<Order | { failure: Failure }> {
  const known = findFreshEntity(store.getState(), 'orders', orderNumber, notBefore);
  return known ?? store.dispatch(readOrderUncached(orderNumber));
}

async function send(
  store: ShopStore,
  orderNumber: string,
  change: WantedChange['change'],
): Promise<Failure | undefined> {
  const { updateOrderState, updateOrderShipping } = ordersApi.endpoints;
  const untracked = { track: false }; // thousands of answers need not stay in the store
  const { error } = await (change.kind === 'state'
    ? store.dispatch(updateOrderState.initiate({ orderNumber, state: change.state }, untracked))
    : store.dispatch(
        updateOrderShipping.initiate(
          { orderNumber, shipper: change.shipper, shippingCode: change.shippingCode },
          untracked,
        ),
      ));
  return error as Failure | undefined;
}
