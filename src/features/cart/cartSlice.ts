import { createSlice } from '@reduxjs/toolkit';
import { cartApi, priorityShown } from '../../api/cart';
import { DEFAULT_PRIORITY, type OrderPriority } from '../../domain/priority';

/** The user's actions on the cart, and its priority; its lines are the cart query's entry. */
type CartState = {
  /** A checkout is running: every control of the cart is disabled. */
  busy: boolean;
  /** The delivery priority: the chosen one, or the backend's; the default until it is read. */
  priority: OrderPriority;
};

/** Data of the cart's reply besides the query's data. */
type CartMeta = { priority?: OrderPriority };

const initialState: CartState = { busy: false, priority: DEFAULT_PRIORITY };

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    checkoutStarted: (state) => {
      state.busy = true;
    },
    /** The checkout failed, or the user returned from the payment page. */
    checkoutEnded: (state) => {
      state.busy = false;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(priorityShown, (state, { payload }) => {
        state.priority = payload;
      })
      .addMatcher(cartApi.endpoints.getCart.matchFulfilled, (state, { meta }) => {
        const priority = (meta.baseQueryMeta as CartMeta | undefined)?.priority;
        if (priority) state.priority = priority;
      }),
});

export const { checkoutStarted, checkoutEnded } = cart.actions;
export const cartReducer = cart.reducer;

type WithCart = { cart: CartState };

/** The delivery priority of the cart; the default one until it is read. */
export const selectPriority = (state: WithCart): OrderPriority => state.cart.priority;
export const selectIsCheckingOut = (state: WithCart): boolean => state.cart.busy;
