import type { Browser } from '@playwright/test';
import type { DataServer } from './dataServer.ts';
import { ordersOf } from './orders.ts';
import { ordersFloorPage } from './ordersFloor.ts';
import { visitAtFullSpeed, visitTwice } from './ordersLoad.ts';
import { reportOrders, type OrdersLoads } from './ordersReport.ts';
import { startPageServer } from './servers.ts';

/** The name of this scenario for `--only`. */
export const ORDERS = 'orders';

const FEW = 1_000;
const MANY = 100_000;

/** Measures the list of orders and its floor `runs` times; returns how to print the figures. */
export async function benchOrders(
  browser: Browser,
  data: DataServer,
  shop: string,
  runs: number,
): Promise<() => void> {
  const floor = await startPageServer(ordersFloorPage(data.origin));
  const few: OrdersLoads = { floor: [], shop: [] };
  const many: OrdersLoads = { floor: [], shop: [] };
  const [fewOrders, manyOrders] = [ordersOf(FEW), ordersOf(MANY)];
  try {
    for (let run = 1; run <= runs; run += 1) {
      data.serveOrders(fewOrders);
      few.floor.push(await visitTwice(browser, floor.origin, false));
      few.shop.push(await visitTwice(browser, shop, true));
      data.serveOrders(manyOrders);
      many.floor.push(await visitAtFullSpeed(browser, floor.origin, null));
      many.shop.push(await visitAtFullSpeed(browser, shop, manyOrders));
      console.log(`${run}/${runs} ${ORDERS}: ${Math.round(many.shop.at(-1)?.firstRow ?? NaN)} ms`);
    }
  } finally {
    floor.close();
  }
  return () => reportOrders(few, many);
}
