import type { Order } from '../../../domain/types';
import type { OrderColumns } from './orderColumns';
import type { SearchTexts } from './searchTexts';
import type { SortedPositions } from './sortedPositions';

/** Orders with what they are searched, filtered and sorted by. */
export type IndexedOrders = {
  /** In the backend's order; a position is a place in here. */
  readonly orders: readonly Order[];
  readonly columns: OrderColumns;
  readonly sorted: SortedPositions;
  readonly texts: SearchTexts;
};
