import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** The calls that change the cart, by the names of their endpoints. */
const CART_WRITES = new Set([
  'addToCart',
  'removeFromCart',
  'emptyCart',
  'updateQuantity',
  'updateDelivery',
  'saveShippingData',
]);

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

type WriteAction = PayloadAction<unknown, string, { requestId: string }>;

/** Whether an action tells that a write of the cart was started, or has ended. */
const isCartWrite =
  (...phases: ('pending' | 'fulfilled' | 'rejected')[]) =>
  (action: UnknownAction): action is WriteAction => {
    const { type, meta } = action as { type: string; meta?: { arg?: { endpointName?: string } } };
    return (
      phases.some((phase) => type === `api/executeMutation/${phase}`) &&
      CART_WRITES.has(meta?.arg?.endpointName ?? '')
    );
  };

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
      .addMatcher(isCartWrite('pending'), (state, { meta }) => {
        state.writes.push(meta.requestId);
      })
      .addMatcher(isCartWrite('fulfilled', 'rejected'), (state, { meta }) => {
        state.writes = state.writes.filter((id) => id !== meta.requestId);
      }),
});

export const { checkoutStarted, checkoutEnded } = cart.actions;
export const cartReducer = cart.reducer;

type WithCart = { cart: CartState };

export const selectIsBusy = (state: WithCart): boolean => state.cart.busy;
/** The request ids of the cart's writes that are under way. */
export const selectCartWrites = (state: WithCart): readonly string[] => state.cart.writes;
