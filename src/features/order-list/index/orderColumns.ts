import { ORDER_STATES, type OrderState } from '../../../domain/orderState';
import type { Order } from '../../../domain/types';

/**
 * What orders are filtered and sorted by, by position: going through 100,000 numbers in a row
 * takes a hundredth of the time of going through as many orders.
 */
export type OrderColumns = {
  /** Epoch milliseconds; NaN where an order has no readable time. */
  readonly placedAt: Float64Array;
  /** Indexes of ORDER_STATES; its length for unknown states. */
  readonly states: Uint8Array;
  readonly cents: Float64Array;
};

/** Returns the columns of these orders. */
export function makeColumns(orders: readonly Order[]): OrderColumns {
  const count = orders.length;
  const columns = {
    placedAt: new Float64Array(count),
    states: new Uint8Array(count),
    cents: new Float64Array(count),
  };
  for (let position = 0; position < count; position += 1) write(columns, orders, position);
  return columns;
}

/** Returns the columns after the orders at these positions have changed. */
export function patchColumns(
  columns: OrderColumns,
  orders: readonly Order[],
  changed: readonly number[],
): OrderColumns {
  // A column without changes stays the same array: it may be megabytes.
  const differs = (name: keyof OrderColumns) =>
    changed.some((position) => {
      const value = VALUE_OF[name](orders[position] as Order);
      return !Object.is(columns[name][position], value);
    });
  const next = {
    placedAt: differs('placedAt') ? columns.placedAt.slice() : columns.placedAt,
    states: differs('states') ? columns.states.slice() : columns.states,
    cents: differs('cents') ? columns.cents.slice() : columns.cents,
  };
  for (const position of changed) write(next, orders, position);
  return next;
}

/** Returns the number of a state in its column. */
export function getStateRank(state: string): number {
  return RANKS.get(state) ?? ORDER_STATES.length;
}

const RANKS: ReadonlyMap<string, number> = new Map(
  ORDER_STATES.map((state: OrderState, rank) => [state, rank]),
);

const VALUE_OF = {
  placedAt: ({ placedAt }: Order) => placedAt ?? NaN,
  states: ({ state }: Order) => getStateRank(state),
  cents: ({ totalCostCents }: Order) => totalCostCents,
};

function write(columns: OrderColumns, orders: readonly Order[], position: number): void {
  const order = orders[position] as Order;
  columns.placedAt[position] = VALUE_OF.placedAt(order);
  columns.states[position] = VALUE_OF.states(order);
  columns.cents[position] = VALUE_OF.cents(order);
}
