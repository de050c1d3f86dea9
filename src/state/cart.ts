import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PRIORITY, type OrderPriority } from '../domain/priority';

/** What the person is doing with the cart; what is in it is the cart query's entry. */
type CartState = {
  /** A checkout is under way: every control of the cart is disabled. */
  busy: boolean;
  priority: OrderPriority;
};

const initialState: CartState = { busy: false, priority: DEFAULT_PRIORITY };

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
    priorityChosen: (state, action: PayloadAction<OrderPriority>) => {
      state.priority = action.payload;
    },
  },
});

export const { checkoutStarted, checkoutEnded, priorityChosen } = cart.actions;
export const cartReducer = cart.reducer;

type WithCart = { cart: CartState };

export const selectIsBusy = (state: WithCart): boolean => state.cart.busy;
export const selectPriority = (state: WithCart): OrderPriority => state.cart.priority;
