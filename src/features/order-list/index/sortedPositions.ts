import { NEWEST_FIRST, type OrderColumn, type OrderSorting } from '../../../domain/orderView';
import type { Order } from '../../../domain/types';
import type { OrderColumns } from './orderColumns';

type Keys = Float64Array | Uint8Array | string[];

type Sorted = { sorting: OrderSorting; positions: readonly number[] };

/**
 * Positions of orders for each sorting of the list, created on first use. Equal orders are sorted newest first; orders
 * without a readable time come last.
 */
export class SortedPositions {
  private readonly orders: readonly Order[];
  private readonly columns: OrderColumns;
  // NEWEST_FIRST is always created first: the others need it for equal orders.
  private readonly made = new Map<string, Sorted>();
  private ranks: Uint32Array | undefined;

  constructor(orders: readonly Order[], columns: OrderColumns) {
    this.orders = orders;
    this.columns = columns;
  }

  /** Returns the positions of all orders, sorted. */
  get(sorting: OrderSorting): readonly number[] {
    const newestFirst =
      this.made.get(toName(NEWEST_FIRST))?.positions ??
      this.sort(NEWEST_FIRST, [...this.orders.keys()]);
    return this.made.get(toName(sorting))?.positions ?? this.sort(sorting, [...newestFirst]);
  }

  /** Returns the sortings after the orders at these positions have changed. */
  patch(
    orders: readonly Order[],
    columns: OrderColumns,
    changed: readonly number[],
  ): SortedPositions {
    const next = new SortedPositions(orders, columns);
    const isUnchanged = (column: OrderColumn) =>
      column === 'number' || isSameAt(changed, COLUMN[column], this.columns, columns);
    const areDatesUnchanged = isUnchanged('date');
    const moved = new Set(changed);
    for (const [name, { sorting, positions }] of this.made) {
      if (areDatesUnchanged && isUnchanged(sorting.column)) {
        next.made.set(name, { sorting, positions });
      } else {
        // Sorting one long sorted run and a short one costs little more than reading them.
        const rest = positions.filter((position) => !moved.has(position));
        next.sort(sorting, rest.concat(changed));
      }
    }
    return next;
  }

  // Sorts the given array in place.
  private sort(sorting: OrderSorting, positions: number[]): readonly number[] {
    const keys = this.getKeys(sorting);
    const ranks = toName(sorting) === toName(NEWEST_FIRST) ? null : this.getNewestRanks();
    const sign = sorting.isDescending ? -1 : 1;
    positions.sort((a, b) => {
      const [one, other] = [keys[a], keys[b]] as [number, number] | [string, string];
      if (one !== other) return one < other ? -sign : sign;
      return ranks ? (ranks[a] as number) - (ranks[b] as number) : a - b;
    });
    this.made.set(toName(sorting), { sorting, positions });
    return positions;
  }

  private getKeys({ column, isDescending }: OrderSorting): Keys {
    if (column === 'number') return this.orders.map(({ orderNumber }) => toNaturalKey(orderNumber));
    if (column !== 'date') return this.columns[COLUMN[column]];
    const last = isDescending ? -Infinity : Infinity;
    return this.columns.placedAt.map((at) => (Number.isNaN(at) ? last : at));
  }

  /** Returns how many orders are newer, by position. */
  private getNewestRanks(): Uint32Array {
    if (!this.ranks) {
      this.ranks = new Uint32Array(this.orders.length);
      const positions = this.get(NEWEST_FIRST);
      for (let rank = 0; rank < positions.length; rank += 1) {
        this.ranks[positions[rank] as number] = rank;
      }
    }
    return this.ranks;
  }
}

const COLUMN = { date: 'placedAt', state: 'states', total: 'cents' } as const;

function toName({ column, isDescending }: OrderSorting): string {
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

/** Returns a key that sorts 'A9' before 'A10': digits within the text count as numbers. */
function toNaturalKey(orderNumber: string): string {
  return orderNumber.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
