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
 * The outcome of a call: it arrives and is answered; its answer is lost; it does not arrive; or
 * it is answered with an error status and a text.
 */
type CallOutcome = 'answered' | 'lost' | 'never there' | { status: number; text?: string };

/**
 * A small shop with the orders N1, N2, … in preparation behind `fetch`, and its administrator
 * at work. `calls` lists what was sent; `outcomeOf` may be changed, and `hold` delays answers.
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
    outcomeOf: (_method: string, _orderNumber: string): CallOutcome => 'answered',
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
      const outcome = shop.outcomeOf(method, orderNumber);
      if (outcome === 'never there') throw new TypeError('Failed to fetch');
      if (typeof outcome === 'object')
        return new Response(outcome.text ?? '', { status: outcome.status });
      const response = await answer(url, init);
      if (outcome === 'lost') throw new TypeError('Failed to fetch');
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

/** Stores a job of this token's person, as the tab that ran it would have stored it last. */
export function leaveJob(job: BulkJob, token: string, heartbeatAt: number, reserved = 0): void {
  storeJobOrders(job, personOf(token));
  storeJobProgress(job, heartbeatAt, reserved);
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
