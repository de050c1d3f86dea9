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

const DELIVERY = ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'] as const;
const CANCELLATION = ['IN_PREPARATION', 'CANCELLATION_IN_PROGRESS', 'CANCELED'] as const;

type StateRules = {
  /** How much its label stands out: work for the shop, a customer's request, under way, or ended. */
  tone: 'toDo' | 'requested' | 'underWay' | 'ended';
  /** The steps of an order as far as this state shows them. */
  steps: readonly OrderState[];
  /** The usual next states; a request may also be refused. */
  next: readonly OrderState[];
  /** Whether the total counts as revenue, or may still be refunded. */
  revenue: 'earned' | 'pending' | 'none';
  goods: 'toShip' | 'travelling' | 'delivered' | 'stopped';
};

/** What each state means to the shop. */
const STATE_RULES: Record<OrderState, StateRules> = {
  IN_PREPARATION: {
    tone: 'toDo',
    steps: DELIVERY,
    next: ['SHIPPED', 'CANCELLATION_IN_PROGRESS', 'CANCELED'],
    revenue: 'earned',
    goods: 'toShip',
  },
  CANCELLATION_IN_PROGRESS: {
    tone: 'requested',
    steps: CANCELLATION,
    next: ['CANCELED', 'REIMBURSED', 'IN_PREPARATION'],
    revenue: 'pending',
    goods: 'stopped',
  },
  CANCELED: {
    tone: 'ended',
    steps: CANCELLATION,
    next: ['REIMBURSED'],
    revenue: 'none',
    goods: 'stopped',
  },
  SHIPPED: {
    tone: 'underWay',
    steps: DELIVERY,
    next: ['DELIVERED'],
    revenue: 'earned',
    goods: 'travelling',
  },
  DELIVERED: {
    tone: 'ended',
    steps: DELIVERY,
    next: ['RETURN_START', 'REIMBURSED'],
    revenue: 'earned',
    goods: 'delivered',
  },
  RETURN_START: {
    tone: 'requested',
    steps: [...DELIVERY, 'RETURN_START', 'REIMBURSED'],
    next: ['REIMBURSED', 'DELIVERED'],
    revenue: 'pending',
    goods: 'stopped',
  },
  // A refund can follow a return, a cancellation or neither: only certain steps are shown.
  REIMBURSED: {
    tone: 'ended',
    steps: ['IN_PREPARATION', 'REIMBURSED'],
    next: [],
    revenue: 'none',
    goods: 'stopped',
  },
};

/** Returns the rules of a state; undefined for an unknown one. */
export function rulesOf(state: string): StateRules | undefined {
  return isOrderState(state) ? STATE_RULES[state] : undefined;
}

/** Returns the states to which a rule applies, in their order. */
export function statesWith<Name extends 'revenue' | 'goods'>(
  name: Name,
  value: StateRules[Name],
): OrderState[] {
  return ORDER_STATES.filter((state) => STATE_RULES[state][name] === value);
}

/** Returns whether an order usually goes from one state to the other; false from an unknown state. */
export function isLikelyStep(from: string, to: OrderState): boolean {
  return rulesOf(from)?.next.includes(to) ?? false;
}

/** Returns the form in which two spellings of an order number are equal, as in the search (spec section 5). */
export function orderKey(orderNumber: string): string {
  return orderNumber.trim().toLowerCase();
}
