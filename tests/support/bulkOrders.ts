import { vi } from 'vitest';
import type { BulkJob } from '#src/domain/bulkJob';
import type { OrderChange, WantedChange } from '#src/domain/orderChange';
import type { OrderState } from '#src/domain/orderState';
import { storeJobOrders, storeJobProgress } from '#src/features/bulk-orders/bulkJobStorage';
import { selectBulkJob } from '#src/features/bulk-orders/bulkJobSlice';
import { personOf } from '#src/session/token';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { startBackend } from './storeBackend';
import { signIn } from './storeTokens';

/**
 * What becomes of a call: it arrives and is answered; its answer is lost; it does not arrive;
 * or it is answered with an error status and a text.
 */
type Fate = 'answered' | 'lost' | 'never there' | { status: number; text?: string };

/**
 * A small shop with the orders N1, N2, … in preparation behind `fetch`, and its administrator
 * at work. `calls` lists what was sent; `fate` may be changed, and `hold` keeps answers back.
 */
export async function bulkShop(count: number) {
  const { database, token } = await startBackend();
  await database.write(async (tables) => {
    const model = await tables.get('orders', 'PREP');
    if (!model) throw new Error('there is no such order');
    for (const orderNumber of numbers(count)) await tables.put('orders', { ...model, orderNumber });
  });
  const answer = fetch;
  const shop = {
    database,
    token,
    calls: [] as string[],
    underWay: 0,
    mostUnderWay: 0,
    fate: (_method: string, _orderNumber: string): Fate => 'answered',
    hold: () => Promise.resolve(),
    store: newTab(token),
    stateOf: async (orderNumber: string) =>
      (await database.read((tables) => tables.get('orders', orderNumber)))?.stateOfOrder,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    const orderNumber = pathname.split('/').at(-1) ?? '';
    const method = init.method ?? 'GET';
    shop.calls.push(`${method} ${orderNumber}`);
    shop.underWay += 1;
    shop.mostUnderWay = Math.max(shop.mostUnderWay, shop.underWay);
    try {
      await shop.hold();
      const fate = shop.fate(method, orderNumber);
      if (fate === 'never there') throw new TypeError('Failed to fetch');
      if (typeof fate === 'object') return new Response(fate.text ?? '', { status: fate.status });
      const response = await answer(url, init);
      if (fate === 'lost') throw new TypeError('Failed to fetch');
      return response;
    } finally {
      shop.underWay -= 1;
    }
  });
  return shop;
}

/** A tab of the administrator. */
export function newTab(token: string): ShopStore {
  const store = makeStore();
  signIn(store, token);
  return store;
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `N${at + 1}`);
}

/** The orders N1, N2, … shall all get this state. */
export function toState(count: number, state: OrderState): WantedChange[] {
  return numbers(count).map((orderNumber) => ({ orderNumber, change: { kind: 'state', state } }));
}

export function toShipment(orderNumber: string, shippingCode: string): WantedChange {
  const change: OrderChange = { kind: 'shipping', shipper: 'GLS', shippingCode };
  return { orderNumber, change };
}

/** How far each order of the job is. */
export function statuses(store: ShopStore): string[] {
  return selectBulkJob(store.getState())?.items.map(({ status }) => status) ?? [];
}

/** Leaves a job of this token's person in the browser, as the tab that ran it kept it last. */
export function leaveJob(job: BulkJob, token: string, beatAt: number, claimed = 0): void {
  storeJobOrders(job, personOf(token));
  storeJobProgress(job, beatAt, claimed);
}

/** Waits until the job has come into a phase. */
export function phaseIs(store: ShopStore, phase: string): Promise<void> {
  return vi.waitFor(
    () => {
      const now = selectBulkJob(store.getState())?.phase;
      if (now !== phase) throw new Error(`the job is ${now}`);
    },
    { interval: 1, timeout: 5_000 },
  );
}
