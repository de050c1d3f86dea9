import type { OrderState } from '../domain/orderState';
import { apiPath } from './apiPath';
import { order, orderList, orderNowIn } from './readers/orders';
import { anything } from './readers/text';
import type { FormPart } from './request';
import { readAfter, rereadAfter } from './reread';
import { shopApi } from './shopApi';

export type ReturnRequest = {
  orderNumber: string;
  productIds: string[];
  description: string;
  attachments: File[];
};

export type ShippingUpdate = { orderNumber: string; shipper: string; shippingCode: string };

const orderReads = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query<string, string>({
      query: (orderNumber) => ({
        method: 'GET',
        path: apiPath`/order/get/${orderNumber}`,
        as: order,
      }),
    }),
    getOrders: build.query<string[], void>({
      query: () => ({
        method: 'GET',
        path: apiPath`/order/getAll`,
        bearer: 'token',
        as: orderList,
      }),
      providesTags: [{ type: 'Orders' }],
    }),
  }),
});

const readOrder = (orderNumber: string) =>
  readAfter(
    orderReads.util.getRunningQueryThunk('getOrder', orderNumber),
    orderReads.endpoints.getOrder.initiate(orderNumber, { forceRefetch: true, subscribe: false }),
  );

/** The orders' calls. */
export const ordersApi = orderReads.injectEndpoints({
  endpoints: (build) => ({
    updateOrderState: build.mutation<string, { orderNumber: string; state: OrderState }>({
      query: ({ orderNumber, state }) => ({
        method: 'PATCH',
        path: apiPath`/order/orderState/${orderNumber}`,
        query: { stateOfOrder: state },
        bearer: 'token',
        as: order,
      }),
      onQueryStarted: ({ orderNumber }, api) =>
        rereadAfter('updateOrderState', api, () => readOrder(orderNumber)),
    }),
    cancelOrder: build.mutation<null, string>({
      query: (orderNumber) => ({
        method: 'DELETE',
        path: apiPath`/order/annul/${orderNumber}`,
        bearer: 'always',
        as: orderNowIn(orderNumber, 'CANCELLATION_IN_PROGRESS'),
      }),
      onQueryStarted: (orderNumber, api) =>
        rereadAfter('cancelOrder', api, () => readOrder(orderNumber)),
    }),
    refundOrder: build.mutation<null, string>({
      query: (orderNumber) => ({
        method: 'POST',
        path: apiPath`/order/refund/${orderNumber}`,
        bearer: 'token',
        as: orderNowIn(orderNumber, 'REIMBURSED'),
      }),
      onQueryStarted: (orderNumber, api) =>
        rereadAfter('refundOrder', api, () => readOrder(orderNumber)),
    }),
    updateOrderShipping: build.mutation<string, ShippingUpdate>({
      query: ({ orderNumber, shipper, shippingCode }) => ({
        method: 'PATCH',
        path: apiPath`/order/shipping/${orderNumber}`,
        query: { shipper, shippingCode },
        bearer: 'token',
        as: order,
      }),
      onQueryStarted: ({ orderNumber }, api) =>
        rereadAfter('updateOrderShipping', api, () => readOrder(orderNumber)),
    }),
    returnOrder: build.mutation<null, ReturnRequest>({
      query: ({ orderNumber, productIds, description, attachments }) => ({
        method: 'POST',
        path: apiPath`/order/return/${orderNumber}`,
        bearer: 'token',
        form: [
          ...productIds.map((id): FormPart => ['productIds', id]),
          ['description', description],
          ...attachments.map((file): FormPart => ['attachments', file]),
        ],
        as: anything,
      }),
      onQueryStarted: ({ orderNumber }, api) =>
        rereadAfter('returnOrder', api, () => readOrder(orderNumber)),
    }),
  }),
});
