/** The seven states an order goes through, by the backend's names (spec section 4). */
export const ORDER_STATES = [
  'IN_PREPARATION',
  'CANCELLATION_IN_PROGRESS',
  'CANCELED',
  'SHIPPED',
  'DELIVERED',
  'RETURN_START',
  'REIMBURSED',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** Returns whether a text from the backend is one of the seven states. */
export function isOrderState(value: string): value is OrderState {
  return (ORDER_STATES as readonly string[]).includes(value);
}

/** Returns whether a customer may ask to cancel: only while the order is being prepared (spec section 4). */
export function canAskToCancel(state: string): boolean {
  return state === 'IN_PREPARATION';
}

/** The steps of an order as far as its state shows them, and the index of the current one. */
export type OrderSteps = { steps: readonly OrderState[]; current: number };

const DELIVERY: readonly OrderState[] = ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'];
const CANCELLATION: readonly OrderState[] = [
  'IN_PREPARATION',
  'CANCELLATION_IN_PROGRESS',
  'CANCELED',
];

// A refund can follow a return, a cancellation or neither: only certain steps are shown.
const STEPS: Record<OrderState, readonly OrderState[]> = {
  IN_PREPARATION: DELIVERY,
  SHIPPED: DELIVERY,
  DELIVERED: DELIVERY,
  CANCELLATION_IN_PROGRESS: CANCELLATION,
  CANCELED: CANCELLATION,
  RETURN_START: [...DELIVERY, 'RETURN_START', 'REIMBURSED'],
  REIMBURSED: ['IN_PREPARATION', 'REIMBURSED'],
};

/** Returns the steps of an order in this state. */
export function orderSteps(state: OrderState): OrderSteps {
  const steps = STEPS[state];
  return { steps, current: steps.indexOf(state) };
}

// The usual next states of each state; a request may also be refused.
const NEXT: Record<OrderState, readonly OrderState[]> = {
  IN_PREPARATION: ['SHIPPED', 'CANCELLATION_IN_PROGRESS', 'CANCELED'],
  CANCELLATION_IN_PROGRESS: ['CANCELED', 'REIMBURSED', 'IN_PREPARATION'],
  CANCELED: ['REIMBURSED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: ['RETURN_START', 'REIMBURSED'],
  RETURN_START: ['REIMBURSED', 'DELIVERED'],
  REIMBURSED: [],
};

/** Returns whether an order usually goes from one state to the other; false from an unknown state. */
export function isLikelyStep(from: string, to: OrderState): boolean {
  return isOrderState(from) && NEXT[from].includes(to);
}

/** Returns the form in which two spellings of an order number are equal, as in the search (spec section 5). */
export function orderKey(orderNumber: string): string {
  return orderNumber.trim().toLowerCase();
}
