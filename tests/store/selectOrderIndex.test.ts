import { expect, it } from 'vitest';
import { TableWriter, type Table } from '#src/entities/table';
import { selectOrderIndex } from '#src/features/order-list/useOrders';
import type { Order } from '#src/domain/types';
import { order } from '../support/indexedOrders';

const NUMBERS = ['A1', 'A2'];

function write(change: (writer: TableWriter<Order>) => void, base: Table<Order> = {}) {
  const writer = new TableWriter<Order>(base);
  change(writer);
  return writer.result();
}

const table = () =>
  write((writer) => NUMBERS.forEach((number) => writer.merge(number, order(number), 1)));

it('returns the same index until an order of the table changes, and then patches it', () => {
  const before = table();
  const index = selectOrderIndex(NUMBERS, before);
  expect(selectOrderIndex(NUMBERS, before)).toBe(index);
  const canceled = order('A2', { state: 'CANCELED' });
  const next = selectOrderIndex(
    NUMBERS,
    write((writer) => writer.merge('A2', canceled, 2), before),
  );
  expect(next.orders).toEqual([index.orders[0], canceled]);
  expect(next.texts).toBe(index.texts);
});

it('builds a new index after an order was removed, and for another list', () => {
  const before = table();
  const index = selectOrderIndex(NUMBERS, before);
  const without = write((writer) => writer.remove('A1', 2), before);
  expect(selectOrderIndex(NUMBERS, without).orders).toEqual([index.orders[1]]);
  expect(selectOrderIndex([...NUMBERS], before)).not.toBe(index);
});
