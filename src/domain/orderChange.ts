import * as v from 'valibot';
import { isLikelyStep, ORDER_STATES, rulesOf } from './orderState';
import type { Order } from './types';

/** A state that an administrator may choose. */
export const orderState = v.picklist(ORDER_STATES);

/** An administrator's change to an order: its state, or its tracking. */
export const orderChange = v.variant('kind', [
  v.strictObject({ kind: v.literal('state'), state: orderState }),
  v.strictObject({ kind: v.literal('shipping'), shipper: v.string(), shippingCode: v.string() }),
]);

export type OrderChange = v.InferOutput<typeof orderChange>;

/** The value that a change replaces; its state may be unknown to the shop. */
export const orderValue = v.variant('kind', [
  v.strictObject({ kind: v.literal('state'), state: v.string() }),
  v.strictObject({ kind: v.literal('shipping'), shipper: v.string(), shippingCode: v.string() }),
]);

export type OrderValue = v.InferOutput<typeof orderValue>;

/** Returns the order's value that changes of this kind replace. */
export function orderValueOf(order: Order, kind: OrderValue['kind']): OrderValue {
  const { state, shipper, shippingCode } = order;
  return kind === 'state' ? { kind, state } : { kind, shipper, shippingCode };
}

/** Returns whether an order has a value, such as the one that a change wants. */
export function hasValue(order: Order, value: OrderValue): boolean {
  return value.kind === 'state'
    ? order.state === value.state
    : order.shipper === value.shipper && order.shippingCode === value.shippingCode;
}

/**
 * Why an administrator may want to reconsider:
 * - unlikelyStep: orders do not usually go from the one state to the other
 * - noCode: it would be shipped without a tracking code
 * - replaced: it already has other shipping data
 * - notOnItsWay: goods that are not (or no longer) travelling to the customer get shipping data
 */
export type Warning = 'unlikelyStep' | 'noCode' | 'replaced' | 'notOnItsWay';

/** Returns what is doubtful about a change that is nevertheless allowed (spec section 4). */
export function findWarnings(order: Order, change: OrderChange): Warning[] {
  const hasCode = order.shippingCode.trim() !== '';
  const warnings: (Warning | false)[] =
    change.kind === 'state'
      ? [
          !isLikelyStep(order.state, change.state) && 'unlikelyStep',
          !hasCode && rulesOf(change.state)?.goods === 'travelling' && 'noCode',
        ]
      : [
          hasCode && 'replaced',
          !['toShip', 'travelling'].includes(rulesOf(order.state)?.goods ?? '') && 'notOnItsWay',
        ];
  return warnings.filter((warning) => warning !== false);
}

/** A change before anything is sent. */
export type WantedChange = { orderNumber: string; change: OrderChange };

/** The effect of a change; without an order it has no effect. */
export type PlannedChange = WantedChange & {
  order: Order | undefined;
  outcome: 'change' | 'none' | 'unknownOrder';
  warnings: Warning[];
};

/** Returns the effect of each change, before any of them is made. */
export function planChanges(
  wanted: readonly WantedChange[],
  orderOf: (orderNumber: string) => Order | undefined,
): PlannedChange[] {
  return wanted.map(({ orderNumber, change }) => {
    const order = orderOf(orderNumber);
    if (!order) return { orderNumber, change, order, outcome: 'unknownOrder', warnings: [] };
    return hasValue(order, change)
      ? { orderNumber, change, order, outcome: 'none', warnings: [] }
      : { orderNumber, change, order, outcome: 'change', warnings: findWarnings(order, change) };
  });
}
