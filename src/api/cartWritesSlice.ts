import { createSlice, isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { Write } from './invalidation';

/** The writes that a checkout waits for. */
const CART_WRITES: readonly Write[] = [
  'addToCart',
  'removeFromCart',
  'emptyCart',
  'updateQuantity',
  'updateDelivery',
  'saveShippingData',
];

/**
 * The request ids of the cart's running writes, whichever component started them: RTK Query forgets a mutation, even a
 * pending one, when its component unmounts or starts another.
 */
export type CartWritesState = string[];

const cartWrites = createSlice({
  name: 'cartWrites',
  initialState: [] as CartWritesState,
  reducers: {},
  // In the same action as the call begins or ends: the optimistic cart must never see one without the other.
  extraReducers: (build) =>
    build
      .addMatcher(isPending, (state, { meta }) => {
        const { endpointName } = (meta.arg ?? {}) as { endpointName?: Write };
        if (endpointName && CART_WRITES.includes(endpointName)) state.push(meta.requestId);
      })
      .addMatcher(isAnyOf(isFulfilled, isRejected), (state, { meta }) => {
        if (state.includes(meta.requestId)) return state.filter((id) => id !== meta.requestId);
        return undefined;
      }),
});

export const cartWritesReducer = cartWrites.reducer;

export const selectCartWrites = (state: { cartWrites: CartWritesState }): CartWritesState =>
  state.cartWrites;
