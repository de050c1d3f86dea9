import { tick } from '../../api/logicalClock';
import { ordersApi } from '../../api/orders';
import type { BulkItem } from '../../domain/bulkJob';
import type { Failure } from '../../domain/failure';
import { isMade, type OrderChange, type WantedChange } from '../../domain/orderChange';
import { selectEntity } from '../../entities/entities';
import { requestContextOf, type ShopStore } from '../../store/makeStore';
import { isUnauthorized } from '../login/useAdminCall';

/** How one order of a job ended, or that nobody is logged in who may change it. */
export type ItemResult = Pick<BulkItem, 'outcomeUnknown'> &
  ({ status: 'done' } | { status: 'failed'; failure: Failure } | { status: 'unauthorized' });

/**
 * Changes one order. An order whose last sending has an unknown fate is read first and sent
 * only if it is not yet as wanted; it is never sent twice without having been looked at.
 */
export async function sendOrderChange(store: ShopStore, item: BulkItem): Promise<ItemResult> {
  const { orderNumber, change, outcomeUnknown } = item;
  if (outcomeUnknown) {
    // What this or another tab has read, or begun to read, may be from before it was sent.
    requestContextOf(store).minFetchedAt = tick();
    await store.dispatch(ordersApi.util.getRunningQueryThunk('getOrder', orderNumber));
    const seen = await look(store, item);
    if (seen !== 'asBefore') return seen;
  }
  const failure = await send(store, orderNumber, change);
  if (!failure) return { status: 'done', outcomeUnknown: false };
  if (isUnauthorized(failure)) return { status: 'unauthorized', outcomeUnknown: false };
  if (isCertainNo(failure)) return { status: 'failed', outcomeUnknown: false, failure };
  const seen = await look(store, item);
  // Not there yet is no proof: it may still arrive.
  return seen !== 'asBefore' && seen.status === 'done'
    ? seen
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

async function look(
  store: ShopStore,
  { orderNumber, change }: WantedChange,
): Promise<ItemResult | 'asBefore'> {
  const { data, error } = await store.dispatch(
    ordersApi.endpoints.getOrder.initiate(orderNumber, { forceRefetch: true, subscribe: false }),
  );
  const order = error ? undefined : selectEntity(store.getState(), 'orders', data ?? orderNumber);
  if (order) return isMade(order, change) ? { status: 'done', outcomeUnknown: false } : 'asBefore';
  const failure = (error as Failure | undefined) ?? { kind: 'unreadable', reason: 'no order' };
  return { status: 'failed', outcomeUnknown: true, failure };
}

/** Whether a failure says that nothing was changed; otherwise the write's fate is unknown. */
function isCertainNo(failure: Failure): boolean {
  return failure.kind === 'refused' || (failure.kind === 'http' && failure.status < 500);
}
