import { ordersApi } from '../../api/orders';
import { isDefinite } from '../../api/parsers/reply';
import { forceFresh } from '../../api/requestContext';
import type { BulkItem } from '../../domain/bulkJob';
import type { Failure } from '../../domain/types';
import { isMade, type OrderChange, type WantedChange } from '../../domain/orderChange';
import { selectEntity } from '../../entities/entities';
import type { ShopStore } from '../../store/makeStore';
import { isUnauthorized } from '../login/useAdminCall';

/** The result of one order of a job; 'unauthorized' where the session has ended. */
export type ItemResult = Pick<BulkItem, 'outcomeUnknown'> &
  ({ status: 'done' } | { status: 'failed'; failure: Failure } | { status: 'unauthorized' });

/**
 * Changes one order. Where the outcome of an earlier attempt is unknown, the order is read first
 * and sent only if it is not yet as wanted; it is never sent twice without a read in between.
 */
export async function sendOrderChange(store: ShopStore, item: BulkItem): Promise<ItemResult> {
  const { orderNumber, change, outcomeUnknown } = item;
  if (outcomeUnknown) {
    // A read that this or another tab has begun may be from before the attempt.
    store.dispatch(forceFresh());
    await store.dispatch(ordersApi.util.getRunningQueryThunk('getOrder', orderNumber));
    const result = await checkOrder(store, item);
    if (result !== 'unchanged') return result;
  }
  const failure = await send(store, orderNumber, change);
  if (!failure) return { status: 'done', outcomeUnknown: false };
  if (isUnauthorized(failure)) return { status: 'unauthorized', outcomeUnknown: false };
  if (isDefinite(failure)) return { status: 'failed', outcomeUnknown: false, failure };
  const result = await checkOrder(store, item);
  // An unchanged order proves nothing: the write may still arrive.
  return result !== 'unchanged' && result.status === 'done'
    ? result
    : { status: 'failed', outcomeUnknown: true, failure };
}

async function send(
  store: ShopStore,
  orderNumber: string,
  change: OrderChange,
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

async function checkOrder(
  store: ShopStore,
  { orderNumber, change }: WantedChange,
): Promise<ItemResult | 'unchanged'> {
  const { data, error } = await store.dispatch(
    ordersApi.endpoints.getOrder.initiate(orderNumber, { forceRefetch: true, subscribe: false }),
  );
  const order = error ? undefined : selectEntity(store.getState(), 'orders', data ?? orderNumber);
  if (order) return isMade(order, change) ? { status: 'done', outcomeUnknown: false } : 'unchanged';
  const failure = (error as Failure | undefined) ?? { kind: 'unreadable', reason: 'no order' };
  return { status: 'failed', outcomeUnknown: true, failure };
}
