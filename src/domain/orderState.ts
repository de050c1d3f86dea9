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

/** Whether a text from the backend is one of the seven states. */
export function isOrderState(value: string): value is OrderState {
  return (ORDER_STATES as readonly string[]).includes(value);
}

/** A customer may ask to cancel only while the order is being prepared (spec section 4). */
export function canAskToCancel(state: string): boolean {
  return state === 'IN_PREPARATION';
}
