import type { OrderState } from '../domain/orderState';
import { selectEntity, type EntityUpdates, type EntitiesState } from '../entities/entities';
import { selectIsAdmin, type SessionState } from '../session/sessionSlice';
import { type ApiRequest, type FormPart, apiPath } from './request';
import { shopApi, baseQuery } from './shopApi';
import { ORDER_LIST, staleThing, tagOf, type Write } from './invalidation';
import { cacheKeyOf } from './queryMeta';
import { refetchListed } from './refetchListed';
import { parseOrder, parseOrders, setOrderState } from './parsers/orders';
import { ignoreBody } from './parsers/reply';
import type { Thunk } from './readUncached';

export type ReturnRequest = {
  orderNumber: string;
  productIds: string[];
  description: string;
  attachments: File[];
};

export type ShippingUpdate = { orderNumber: string; shipper: string; shippingCode: string };

/** Describes the call that reads one order. */
export const oneOrder = (orderNumber: string): ApiRequest => ({
  method: 'GET',
  path: apiPath`/order/get/${orderNumber}`,
  isPersonal: true,
  parse: parseOrder,
});

const ALL_ORDERS: ApiRequest = {
  method: 'GET',
  path: apiPath`/order/getAll`,
  bearer: 'token',
  parse: parseOrders,
};

const orderReads = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query<string, string>({
      query: oneOrder,
      providesTags: (_number, _error, orderNumber) => [tagOf('Orders', orderNumber)],
    }),
    getOrders: build.query<string[], void>({
      query: () => ALL_ORDERS,
      providesTags: [ORDER_LIST],
    }),
  }),
});

type Lifecycle = Parameters<typeof refetchListed>[1] & { getState: () => unknown };

/**
 * What follows a write to an order: its tags, and the read of an order that only lists show, unless the end of the
 * session has removed it.
 */
const orderWrite = <Argument>(write: Write, numberOf: (argument: Argument) => string) => ({
  invalidatesTags: staleThing(write, 'Orders', numberOf),
  onQueryStarted(argument: Argument, api: Lifecycle): Promise<void> {
    const orderNumber = numberOf(argument);
    const state = () => api.getState() as { session: SessionState; entities: EntitiesState };
    const wasAdmin = selectIsAdmin(state());
    const isForgotten = () =>
      wasAdmin && !selectIsAdmin(state()) && !selectEntity(state(), 'orders', orderNumber);
    const { endpoints, util } = orderReads;
    const read = {
      cacheKey: cacheKeyOf('getOrder', orderNumber),
      running: util.getRunningQueryThunk('getOrder', orderNumber),
      read: endpoints.getOrder.initiate(orderNumber, { forceRefetch: true, subscribe: false }),
    };
    return refetchListed(write, api, read, isForgotten);
  },
});

/** Reads all orders without changing the list on screen. Resolves to the updates, or to null after a failure. */
export function pollOrders(signal: AbortSignal): Thunk<EntityUpdates | null> {
  return async (dispatch, getState, extra) => {
    const api = { signal, abort: () => {}, dispatch, getState, extra };
    const { meta } = await baseQuery(
      ALL_ORDERS,
      { ...api, endpoint: 'getOrders', type: 'query', queryCacheKey: cacheKeyOf('getOrders') },
      {},
    );
    return meta?.updates ?? null;
  };
}

export const ordersApi = orderReads.injectEndpoints({
  endpoints: (build) => ({
    updateOrderState: build.mutation<string, { orderNumber: string; state: OrderState }>({
      query: ({ orderNumber, state }) => ({
        method: 'PATCH',
        path: apiPath`/order/orderState/${orderNumber}`,
        changes: tagOf('Orders', orderNumber),
        query: { stateOfOrder: state },
        bearer: 'token',
        parse: parseOrder,
      }),
      ...orderWrite('updateOrderState', ({ orderNumber }: { orderNumber: string }) => orderNumber),
    }),
    cancelOrder: build.mutation<null, string>({
      query: (orderNumber) => ({
        method: 'DELETE',
        path: apiPath`/order/annul/${orderNumber}`,
        changes: tagOf('Orders', orderNumber),
        bearer: 'always',
        parse: setOrderState(orderNumber, 'CANCELLATION_IN_PROGRESS'),
      }),
      ...orderWrite('cancelOrder', (orderNumber: string) => orderNumber),
    }),
    refundOrder: build.mutation<null, string>({
      query: (orderNumber) => ({
        method: 'POST',
        path: apiPath`/order/refund/${orderNumber}`,
        changes: tagOf('Orders', orderNumber),
        bearer: 'token',
        parse: setOrderState(orderNumber, 'REIMBURSED'),
      }),
      ...orderWrite('refundOrder', (orderNumber: string) => orderNumber),
    }),
    updateOrderShipping: build.mutation<string, ShippingUpdate>({
      query: ({ orderNumber, shipper, shippingCode }) => ({
        method: 'PATCH',
        path: apiPath`/order/shipping/${orderNumber}`,
        changes: tagOf('Orders', orderNumber),
        query: { shipper, shippingCode },
        bearer: 'token',
        parse: parseOrder,
      }),
      ...orderWrite('updateOrderShipping', ({ orderNumber }: ShippingUpdate) => orderNumber),
    }),
    returnOrder: build.mutation<null, ReturnRequest>({
      query: ({ orderNumber, productIds, description, attachments }) => ({
        method: 'POST',
        path: apiPath`/order/return/${orderNumber}`,
        changes: tagOf('Orders', orderNumber),
        bearer: 'token',
        form: [
          ...productIds.map((id): FormPart => ['productIds', id]),
          ['description', description],
          ...attachments.map((file): FormPart => ['attachments', file]),
        ],
        ...(attachments.length > 0 && { tracksUpload: true }),
        parse: ignoreBody,
      }),
      ...orderWrite('returnOrder', ({ orderNumber }: ReturnRequest) => orderNumber),
    }),
  }),
});
