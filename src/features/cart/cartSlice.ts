import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { cartApi } from '../../api/cart';

/** What the person is doing with the cart; what is in it is the cart query's entry. */
type CartState = {
  /** A checkout is under way: every control of the cart is disabled. */
  busy: boolean;
  /**
   * The request ids of the writes that are under way, whichever component started them: RTK
   * Query forgets a mutation, also a pending one, when its component unmounts or starts another.
   */
  writes: string[];
};

const initialState: CartState = { busy: false, writes: [] };

const { addToCart, removeFromCart, emptyCart, updateQuantity, updateDelivery, saveShippingData } =
  cartApi.endpoints;
const CART_WRITES = [
  addToCart,
  removeFromCart,
  emptyCart,
  updateQuantity,
  updateDelivery,
  saveShippingData,
] as const;
const isStarted = isAnyOf(...CART_WRITES.map(({ matchPending }) => matchPending));
const isEnded = isAnyOf(
  ...CART_WRITES.flatMap(({ matchFulfilled, matchRejected }) => [matchFulfilled, matchRejected]),
);

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    checkoutStarted: (state) => {
      state.busy = true;
    },
    /** The checkout failed, or the person came back from the payment page. */
    checkoutEnded: (state) => {
      state.busy = false;
    },
  },
  extraReducers: (build) =>
    build
      .addMatcher(isStarted, (state, { meta }) => {
        state.writes.push(meta.requestId);
      })
      .addMatcher(isEnded, (state, { meta }) => {
        state.writes = state.writes.filter((id) => id !== meta.requestId);
      }),
});

export const { checkoutStarted, checkoutEnded } = cart.actions;
export const cartReducer = cart.reducer;

type WithCart = { cart: CartState };

export const selectIsBusy = (state: WithCart): boolean => state.cart.busy;
/** The request ids of the cart's writes that are under way. */
export const selectCartWrites = (state: WithCart): readonly string[] => state.cart.writes;
