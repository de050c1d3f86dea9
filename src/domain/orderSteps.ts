import type { OrderState } from './orderState';

/** The way of an order as far as its state tells: the steps, and which one it is at. */
export type OrderSteps = { steps: readonly OrderState[]; current: number };

const DELIVERY: readonly OrderState[] = ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'];
const CANCELLATION: readonly OrderState[] = [
  'IN_PREPARATION',
  'CANCELLATION_IN_PROGRESS',
  'CANCELED',
];

// A refund can follow a return, a cancellation or neither: only what is certain is told.
const STEPS: Record<OrderState, readonly OrderState[]> = {
  IN_PREPARATION: DELIVERY,
  SHIPPED: DELIVERY,
  DELIVERED: DELIVERY,
  CANCELLATION_IN_PROGRESS: CANCELLATION,
  CANCELED: CANCELLATION,
  RETURN_START: [...DELIVERY, 'RETURN_START', 'REIMBURSED'],
  REIMBURSED: ['IN_PREPARATION', 'REIMBURSED'],
};

/** The steps of an order in this state. */
export function orderSteps(state: OrderState): OrderSteps {
  const steps = STEPS[state];
  return { steps, current: steps.indexOf(state) };
}
