import type { Cart, CartLine, ShippingData } from '../domain/types';
import type { OrderPriority } from '../domain/priority';
import { priorityChosen, selectPriority, type CartState } from '../state/cart';
import { apiPath } from './apiPath';
import { staleAfter } from './invalidation';
import { latestWins } from './latestWins';
import { cart, paymentAddress } from './readers/cart';
import { anything, message } from './readers/text';
import type { ApiRequest } from './request';
import { shopApi } from './shopApi';

export type Checkout = {
  cartId: Cart['id'];
  shippingData: ShippingData;
  /** Euro, at most two decimals. */
  totalAmount: number;
};

const cartReads = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      query: () => ({ method: 'GET', path: apiPath`/cart/get`, as: cart }),
      providesTags: [{ type: 'Cart' }],
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const read = await queryFulfilled.catch(() => null);
        // A choice that is on its way to the backend is newer than what it just answered.
        if (read && !isDeliveryPending(getState())) {
          dispatch(priorityChosen(read.data.orderPriority));
        }
      },
    }),
  }),
});

/** The cart's calls. What a person changes is shown at once and undone if the call fails. */
export const cartApi = cartReads.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<string, CartLine>({
      query: ({ productId, quantity }) => ({
        method: 'POST',
        path: apiPath`/cart/add/${productId}/${String(quantity)}`,
        as: message,
      }),
      invalidatesTags: staleAfter('addToCart'),
      onQueryStarted: (line, { dispatch, queryFulfilled }) =>
        undoneOnFailure(dispatch(patchCart((draft) => addLine(draft, line))), queryFulfilled),
    }),
    removeFromCart: build.mutation<string, string>({
      query: (productId) => ({
        method: 'DELETE',
        path: apiPath`/cart/delete/${productId}`,
        as: message,
      }),
      invalidatesTags: staleAfter('removeFromCart'),
      onQueryStarted: (productId, { dispatch, queryFulfilled }) =>
        undoneOnFailure(
          dispatch(patchCart((draft) => removeLine(draft, productId))),
          queryFulfilled,
        ),
    }),
    emptyCart: build.mutation<null, void>({
      query: () => ({ method: 'DELETE', path: apiPath`/cart/empty`, as: anything }),
      invalidatesTags: staleAfter('emptyCart'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        undoneOnFailure(
          dispatch(
            patchCart((draft) => {
              draft.lines = [];
            }),
          ),
          queryFulfilled,
        ),
    }),
    /** Changes to one line go out one at a time; only the last of those waiting is sent. */
    updateQuantity: build.mutation<'sent' | 'superseded', CartLine>({
      queryFn: async (line, _api, _options, send) => {
        const result = await latestWins(`quantity/${line.productId}`, () =>
          send(quantityRequest(line)),
        );
        if (result === 'superseded') return { data: 'superseded' };
        return result.error ? { error: result.error } : { data: 'sent' };
      },
      invalidatesTags: staleAfter('updateQuantity'),
      onQueryStarted: (line, { dispatch, queryFulfilled }) =>
        undoneOnFailure(dispatch(patchCart((draft) => setQuantity(draft, line))), queryFulfilled),
    }),
    updateDelivery: build.mutation<null, OrderPriority>({
      query: (orderPriority) => ({
        method: 'PATCH',
        path: apiPath`/cart/delivery`,
        query: { orderPriority },
        as: anything,
      }),
      invalidatesTags: staleAfter('updateDelivery'),
      onQueryStarted: (orderPriority, { dispatch, getState, queryFulfilled }) => {
        const before = selectPriority(getState() as unknown as { cart: CartState });
        dispatch(priorityChosen(orderPriority));
        const patch = dispatch(
          patchCart((draft) => {
            draft.orderPriority = orderPriority;
          }),
        );
        const undo = () => {
          patch.undo();
          dispatch(priorityChosen(before));
        };
        return undoneOnFailure({ undo }, queryFulfilled);
      },
    }),
    saveShippingData: build.mutation<null, ShippingData>({
      query: (shippingData) => ({
        method: 'PATCH',
        path: apiPath`/cart/addShippingData`,
        json: shippingData,
        as: anything,
      }),
      invalidatesTags: staleAfter('saveShippingData'),
      onQueryStarted: (shippingData, { dispatch, queryFulfilled }) =>
        undoneOnFailure(
          dispatch(
            patchCart((draft) => {
              draft.shippingData = shippingData;
            }),
          ),
          queryFulfilled,
        ),
    }),
    /** Gives the address of the payment page, not yet checked. */
    startCheckout: build.mutation<string, Checkout>({
      query: (checkout) => ({
        method: 'POST',
        path: apiPath`/payment/checkout`,
        json: checkout,
        as: paymentAddress,
      }),
      invalidatesTags: staleAfter('startCheckout'),
    }),
  }),
});

function isDeliveryPending(state: unknown): boolean {
  const { api } = state as {
    api: { mutations: Record<string, { endpointName?: string; status: string } | undefined> };
  };
  return Object.values(api.mutations).some(
    (call) => call?.endpointName === 'updateDelivery' && call.status === 'pending',
  );
}

function quantityRequest({ productId, quantity }: CartLine): ApiRequest {
  return {
    method: 'PATCH',
    path: apiPath`/cart/updateQuantity`,
    query: { idProduct: productId, quantity: String(quantity) },
    as: anything,
  };
}

function patchCart(change: (draft: Cart) => void) {
  return cartReads.util.updateQueryData('getCart', undefined, change);
}

async function undoneOnFailure(
  patch: { undo: () => void },
  fulfilled: Promise<unknown>,
): Promise<void> {
  try {
    await fulfilled;
  } catch {
    patch.undo();
  }
}

function addLine(cartDraft: Cart, { productId, quantity }: CartLine): void {
  const line = cartDraft.lines.find((item) => item.productId === productId);
  if (line) line.quantity += quantity;
  else cartDraft.lines.push({ productId, quantity });
}

function removeLine(cartDraft: Cart, productId: string): void {
  cartDraft.lines = cartDraft.lines.filter((line) => line.productId !== productId);
}

function setQuantity(cartDraft: Cart, { productId, quantity }: CartLine): void {
  const line = cartDraft.lines.find((item) => item.productId === productId);
  if (line) line.quantity = quantity;
}
