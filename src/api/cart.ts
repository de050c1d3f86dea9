import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { BackendText, Cart, CartLine, ShippingData, Failure } from '../domain/types';
import type { OrderPriority } from '../domain/priority';
import { logFailure } from './logFailure';
import { type ApiRequest, apiPath } from './request';
import { staleAfter } from './invalidation';
import type { Change, OptimisticValue } from './optimisticValue';
import { coalesceLatest } from '../domain/concurrency';
import { type RequestContext, forceFresh } from './requestContext';
import { parseCart, parsePaymentUrl } from './parsers/cart';
import { selectCartWrites } from './cartWritesSlice';
import { ignoreBody, parseMessage } from './parsers/reply';
import { shopApi } from './shopApi';

/** The delivery priority to show: a choice, or the previous one after a choice has failed. */
export const priorityShown = createAction<OrderPriority>('cart/priorityShown');

export type Checkout = {
  cartId: Cart['id'];
  shippingData: ShippingData;
  /** Euro, at most two decimals. */
  totalAmount: number;
};

const cartReads = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      query: () => ({ method: 'GET', path: apiPath`/cart/get`, parse: parseCart }),
      providesTags: ['Cart'],
      onQueryStarted: async (_, api) => {
        const writes = selectCartWrites(api.getState() as never);
        const isUnderWay = (write: string) => writes.includes(write);
        const endCart = CART.valueIn(api).beginRead(isUnderWay);
        const endPriority = PRIORITY.valueIn(api).beginRead(isUnderWay);
        const read = await api.queryFulfilled.catch((reason: unknown) => {
          logFailure('Carrello non caricato', reason);
          return undefined;
        });
        if (endCart(read?.data)) CART.show(api);
        if (endPriority(read?.meta?.priority)) PRIORITY.show(api);
      },
    }),
  }),
});

/** The cart's calls. A change is shown at once and undone if its call fails. */
export const cartApi = cartReads.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<BackendText, CartLine>({
      query: ({ productId, quantity }) => ({
        method: 'POST',
        path: apiPath`/cart/add/${productId}/${String(quantity)}`,
        changesCart: true,
        parse: parseMessage,
      }),
      invalidatesTags: staleAfter('addToCart'),
      onQueryStarted: ({ productId, quantity }, api) => {
        const shown = shownCart(api.getState());
        if (!shown) return undefined; // how many there were is unknown
        const before = shown.lines.find((line) => line.productId === productId)?.quantity ?? 0;
        return showOptimistically(CART, withLine(productId, before + quantity), api);
      },
    }),
    removeFromCart: build.mutation<BackendText, string>({
      query: (productId) => ({
        method: 'DELETE',
        path: apiPath`/cart/delete/${productId}`,
        changesCart: true,
        parse: parseMessage,
      }),
      invalidatesTags: staleAfter('removeFromCart'),
      onQueryStarted: (productId, api) => showOptimistically(CART, withoutLine(productId), api),
    }),
    emptyCart: build.mutation<null, void>({
      query: () => ({
        method: 'DELETE',
        path: apiPath`/cart/empty`,
        changesCart: true,
        parse: ignoreBody,
      }),
      invalidatesTags: staleAfter('emptyCart'),
      onQueryStarted: (_, api) => showOptimistically(CART, (cart) => ({ ...cart, lines: [] }), api),
    }),
    /** Changes to one line go out one at a time; only the last of those waiting is sent, and none after its removal. */
    updateQuantity: build.mutation<Sent, CartLine>({
      queryFn: (line, { getState }, _options, send) =>
        sendLatest(`quantity/${line.productId}`, () =>
          shownCart(getState())?.lines.every(({ productId }) => productId !== line.productId)
            ? 'superseded'
            : send(quantityRequest(line)),
        ),
      invalidatesTags: staleAfter('updateQuantity'),
      onQueryStarted: (line, api) => showOptimistically(CART, withQuantity(line), api),
    }),
    /** As with quantities, only the last waiting choice is sent: the backend keeps that one. */
    updateDelivery: build.mutation<Sent, OrderPriority>({
      queryFn: (orderPriority, _api, _options, send) =>
        sendLatest('delivery', () => send(deliveryRequest(orderPriority))),
      invalidatesTags: staleAfter('updateDelivery'),
      onQueryStarted: (orderPriority, api) => {
        api.queryFulfilled.catch((reason: unknown) => logFailure('Priorità non salvata', reason));
        return showOptimistically(PRIORITY, () => orderPriority, api);
      },
    }),
    /** Part of a checkout, which already holds the cart's lock. */
    saveShippingData: build.mutation<null, ShippingData>({
      query: (shippingData) => ({
        method: 'PATCH',
        path: apiPath`/cart/addShippingData`,
        json: shippingData,
        parse: ignoreBody,
      }),
      invalidatesTags: staleAfter('saveShippingData'),
      onQueryStarted: (shippingData, api) =>
        showOptimistically(CART, (cart) => ({ ...cart, shippingData }), api),
    }),
    /** Returns the address of the payment page, not yet checked. */
    startCheckout: build.mutation<string, Checkout>({
      query: (checkout) => ({
        method: 'POST',
        path: apiPath`/payment/checkout`,
        json: checkout,
        parse: parsePaymentUrl,
      }),
      invalidatesTags: staleAfter('startCheckout'),
    }),
  }),
});

function quantityRequest({ productId, quantity }: CartLine): ApiRequest {
  return {
    method: 'PATCH',
    path: apiPath`/cart/updateQuantity`,
    query: { idProduct: productId, quantity: String(quantity) },
    changesCart: true,
    parse: ignoreBody,
  };
}

function deliveryRequest(orderPriority: OrderPriority): ApiRequest {
  return {
    method: 'PATCH',
    path: apiPath`/cart/delivery`,
    query: { orderPriority },
    changesCart: true,
    parse: ignoreBody,
  };
}

async function sendLatest(
  key: string,
  send: () => PromiseLike<WriteResult> | WriteResult | 'superseded',
): Promise<{ data: Sent } | { error: Failure }> {
  const result = await coalesceLatest(key, send);
  if (result === 'superseded') return { data: 'superseded' };
  return result.error ? { error: result.error } : { data: 'sent' };
}

/** Whether a change was sent, or superseded by a later one. */
type Sent = 'sent' | 'superseded';

type WriteResult = { error?: Failure | undefined };

type Started = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'> & {
  requestId: string;
  queryFulfilled: Promise<{ data: unknown }>;
};

/** Shows a change until its write ends, and keeps it if the write succeeded. */
async function showOptimistically<Value>(
  { valueIn, show }: Shown<Value>,
  change: Change<Value>,
  started: Started,
): Promise<void> {
  const { requestId, queryFulfilled } = started;
  const end = valueIn(started).begin(requestId, change);
  show(started);
  end(
    await queryFulfilled.then(
      ({ data }) => data !== 'superseded',
      () => false,
    ),
  );
  show(started);
}

type Lifecycle = Pick<Started, 'dispatch' | 'extra'>;

/** A part of the cart, shown with the changes that are still being written. */
type Shown<Value> = {
  valueIn: (api: Lifecycle) => OptimisticValue<Value>;
  show: (api: Lifecycle) => void;
};

const CART: Shown<Cart> = {
  valueIn: ({ extra }) => (extra as RequestContext).optimisticCart,
  show: (api) => {
    const shown = CART.valueIn(api).current();
    if (!shown) return;
    api.dispatch(cartReads.util.updateQueryData('getCart', undefined, () => shown));
  },
};

/** The delivery priority, which is kept in the cart's slice. */
const PRIORITY: Shown<OrderPriority> = {
  valueIn: ({ extra }) => (extra as RequestContext).optimisticPriority,
  show: (api) => {
    const shown = PRIORITY.valueIn(api).current();
    if (shown) api.dispatch(priorityShown(shown));
  },
};

/** Reads the cart from the backend, never from a cache; rejects if it cannot be read. */
export function refetchCart(): ThunkAction<Promise<Cart>, unknown, RequestContext, UnknownAction> {
  return async (dispatch) => {
    // RTK Query starts no second read in parallel, and the running one may be too old.
    await dispatch(cartReads.util.getRunningQueryThunk('getCart', undefined));
    dispatch(forceFresh());
    const { getCart } = cartReads.endpoints;
    const read = getCart.initiate(undefined, { forceRefetch: true, subscribe: false });
    return dispatch(read).unwrap();
  };
}

function shownCart(state: unknown): Cart | undefined {
  return cartReads.endpoints.getCart.select()(state as never).data;
}

function withLine(productId: string, quantity: number): Change<Cart> {
  return (cart) =>
    cart.lines.some((line) => line.productId === productId)
      ? withQuantity({ productId, quantity })(cart)
      : { ...cart, lines: [...cart.lines, { productId, quantity }] };
}

function withoutLine(productId: string): Change<Cart> {
  return (cart) => ({
    ...cart,
    lines: cart.lines.filter((line) => line.productId !== productId),
  });
}

function withQuantity({ productId, quantity }: CartLine): Change<Cart> {
  return (cart) => ({
    ...cart,
    lines: cart.lines.map((line) =>
      line.productId === productId ? { productId, quantity } : line,
    ),
  });
}
