import type { OrdersLoad } from './ordersLoad.ts';
import { compare, printTable } from './table.ts';

export type OrdersLoads = { floor: OrdersLoad[]; shop: OrdersLoad[] };

/** Prints the medians of the list of orders with their targets. */
export function reportOrders(few: OrdersLoads, many: OrdersLoads): void {
  console.log(
    '\nList of orders: 1,000 orders, cold cache, CPU slowed 4 times, 165 ms, 8.1 Mbit/s\n',
  );
  printTable([
    ...compare('first row, ms', few.floor, few.shop, (one) => one.firstRow, '2.0 x'),
    ...compare('first row, second visit, ms', few.floor, few.shop, (one) => one.again, '1.3 x'),
    ...compare('main thread, ms', few.floor, few.shop, (one) => one.cpu, '3.5 x'),
    ...compare('elements', few.floor, few.shop, (one) => one.elements, '', 'at most 1,500'),
  ]);
  console.log('\nList of orders: 100,000 orders, full speed\n');
  printTable([
    ...compare('first row, ms', many.floor, many.shop, (one) => one.firstRow, '1.3 x'),
    ...compare('heap, MB', many.floor, many.shop, (one) => one.heap, '2.0 x'),
    ...compare('elements', many.floor, many.shop, (one) => one.elements, '', 'at most 1,500'),
    ...compare('worst key, ms', many.floor, many.shop, worstKey, '', 'at most 50'),
    ...compare('middle key, ms', many.floor, many.shop, middleKey, '', ''),
    ...compare(
      'one changed order, ms',
      many.floor,
      many.shop,
      (one) => one.change,
      '',
      'at most 16',
      1,
    ),
  ]);
  const slow = many.shop
    .flatMap(({ keys = [] }) => keys)
    .sort((a, b) => b.milliseconds - a.milliseconds);
  console.log(
    '\nSlowest keys: ' +
      slow
        .slice(0, 6)
        .map(({ search, milliseconds }) => `'${search}' ${milliseconds.toFixed(0)}`)
        .join(', '),
  );
}

function worstKey({ keys }: OrdersLoad): number | undefined {
  return keys && Math.max(...keys.map(({ milliseconds }) => milliseconds));
}

function middleKey({ keys }: OrdersLoad): number | undefined {
  const sorted = keys?.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted?.[sorted.length >> 1];
}
