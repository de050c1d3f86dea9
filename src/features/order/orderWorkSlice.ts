import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { ORDER_WORK_KEY } from '../../domain/browserStorage';

/** How many couriers are offered while one is typed. */
const MAX_COURIERS = 8;

const orderWorkSchema = v.object({
  /** Whether a saved order leads to the next one of the list. */
  thenNext: v.fallback(v.boolean(), false),
  /** Whether shipping data also set the state to 'Spedito'. */
  alsoShipped: v.fallback(v.boolean(), false),
  /** Whether the list's rows are lower. */
  denseRows: v.fallback(v.boolean(), false),
  /** The couriers that were sent last, the latest first. */
  couriers: v.fallback(v.pipe(v.array(v.string()), v.maxLength(MAX_COURIERS)), []),
});

type OrderWork = v.InferOutput<typeof orderWorkSchema>;

const initialState: OrderWork = {
  thenNext: false,
  alsoShipped: false,
  denseRows: false,
  couriers: [],
};

/** How an administrator works through the orders in this browser; no data of customers. */
const orderWork = createSlice({
  name: 'orderWork',
  initialState,
  reducers: {
    /** One of the choices, or all of them as stored in this browser. */
    orderWorkChanged: (state, { payload }: PayloadAction<Partial<OrderWork>>) => ({
      ...state,
      ...payload,
    }),
    courierSent: (state, { payload }: PayloadAction<string>) => {
      const courier = payload.trim();
      if (courier === '') return;
      state.couriers = [...new Set([courier, ...state.couriers])].slice(0, MAX_COURIERS);
    },
  },
});

export const { orderWorkChanged, courierSent } = orderWork.actions;
export const orderWorkReducer = orderWork.reducer;

export const selectOrderWork = (state: { orderWork: OrderWork }): OrderWork => state.orderWork;

export const persistedOrderWork = {
  key: ORDER_WORK_KEY,
  schema: v.fallback(v.nullable(orderWorkSchema), null),
  select: (state: { orderWork: OrderWork }) =>
    state.orderWork === initialState ? null : state.orderWork,
  hydrate: (value: OrderWork | null) => orderWorkChanged(value ?? initialState),
};
