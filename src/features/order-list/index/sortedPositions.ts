import type { Order } from '../../../domain/types';
import type { OrderColumns } from './orderColumns';

/** The columns that the list of orders can be sorted by. */
export const ORDER_COLUMNS = ['number', 'date', 'state', 'total'] as const;

export type OrderColumn = (typeof ORDER_COLUMNS)[number];

export type OrderSorting = { column: OrderColumn; isDescending: boolean };

export const NEWEST_FIRST: OrderSorting = { column: 'date', isDescending: true };

type Keys = Float64Array | Uint8Array | string[];

type Sorted = { sorting: OrderSorting; positions: readonly number[] };

/**
 * Positions of orders in each order that the list can be sorted by: made at the first need
 * and kept. What is equal stands newest first; orders without a readable time come last.
 */
export class SortedPositions {
  private readonly orders: readonly Order[];
  private readonly columns: OrderColumns;
  // The newest first come first in here: the others lean on them where orders are equal.
  private readonly known = new Map<string, Sorted>();
  private ranks: Uint32Array | undefined;

  constructor(orders: readonly Order[], columns: OrderColumns) {
    this.orders = orders;
    this.columns = columns;
  }

  /** The positions of all orders, sorted. */
  by(sorting: OrderSorting): readonly number[] {
    const newestFirst =
      this.known.get(nameOf(NEWEST_FIRST))?.positions ??
      this.sort(NEWEST_FIRST, [...this.orders.keys()]);
    return this.known.get(nameOf(sorting))?.positions ?? this.sort(sorting, [...newestFirst]);
  }

  /** The same for orders of which only those at a few positions are others. */
  withChanges(
    orders: readonly Order[],
    columns: OrderColumns,
    changed: readonly number[],
  ): SortedPositions {
    const next = new SortedPositions(orders, columns);
    const isAsBefore = (column: OrderColumn) =>
      column === 'number' || isSameAt(changed, COLUMN[column], this.columns, columns);
    const areDatesAsBefore = isAsBefore('date');
    const moved = new Set(changed);
    for (const [name, { sorting, positions }] of this.known) {
      if (areDatesAsBefore && isAsBefore(sorting.column)) {
        next.known.set(name, { sorting, positions });
      } else {
        // One long sorted run and a short one: sorting is little more than reading them.
        const rest = positions.filter((position) => !moved.has(position));
        next.sort(sorting, rest.concat(changed));
      }
    }
    return next;
  }

  // Sorts in place, and keeps, the given positions of all orders.
  private sort(sorting: OrderSorting, positions: number[]): readonly number[] {
    const keys = this.keysOf(sorting);
    const ranks = nameOf(sorting) === nameOf(NEWEST_FIRST) ? null : this.newestRanks();
    const sign = sorting.isDescending ? -1 : 1;
    positions.sort((a, b) => {
      const [one, other] = [keys[a], keys[b]] as [number, number] | [string, string];
      if (one !== other) return one < other ? -sign : sign;
      return ranks ? (ranks[a] as number) - (ranks[b] as number) : a - b;
    });
    this.known.set(nameOf(sorting), { sorting, positions });
    return positions;
  }

  private keysOf({ column, isDescending }: OrderSorting): Keys {
    if (column === 'number') return this.orders.map(({ orderNumber }) => naturalKey(orderNumber));
    if (column !== 'date') return this.columns[COLUMN[column]];
    const last = isDescending ? -Infinity : Infinity;
    return this.columns.placedAt.map((at) => (Number.isNaN(at) ? last : at));
  }

  /** How many orders are newer, by position. */
  private newestRanks(): Uint32Array {
    if (!this.ranks) {
      this.ranks = new Uint32Array(this.orders.length);
      const positions = this.by(NEWEST_FIRST);
      for (let rank = 0; rank < positions.length; rank += 1) {
        this.ranks[positions[rank] as number] = rank;
      }
    }
    return this.ranks;
  }
}

const COLUMN = { date: 'placedAt', state: 'states', total: 'cents' } as const;

function nameOf({ column, isDescending }: OrderSorting): string {
  return isDescending ? `-${column}` : column;
}

function isSameAt(
  positions: readonly number[],
  column: keyof OrderColumns,
  one: OrderColumns,
  other: OrderColumns,
): boolean {
  return positions.every((position) => Object.is(one[column][position], other[column][position]));
}

const DIGITS = 16;

/** 'A9' before 'A10': numbers within the text count as numbers. */
function naturalKey(orderNumber: string): string {
  return orderNumber.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
