import { vi } from 'vitest';
import type { BulkJob, PlannedItem } from '#src/domain/bulkJob';
import type { OrderState } from '#src/domain/orderState';
import {
  loadStoredJob,
  storeJobPlan,
  storeJobProgress,
  type StoredJob,
} from '#src/features/bulk-jobs/bulkJobStorage';
import { selectBulkJob, selectIsJobHere } from '#src/features/bulk-jobs/bulkJobSlice';
import { personOf } from '#src/session/token';
import { clearAfterSession } from '#src/store/clearAfterSession';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { changeElsewhere } from './elsewhere';
import { startBackend } from './storeBackend';
import { signIn } from './storeTokens';

/**
 * The outcome of a call: it is answered; its answer is lost; it never arrives; or it is answered with
 * an error status and a text.
 */
type CallOutcome = 'answered' | 'lost' | 'never there' | { status: number; text?: string };

/**
 * Opens a small shop behind `fetch`, with the orders N1, N2, … in preparation, and a tab of its administrator.
 * `calls` lists what was sent; tests may replace `outcomeOf`, and `hold`, which delays answers.
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
    /** The calls that change an order, such as 'PATCH N1'. */
    writes: () => shop.calls.filter((call) => call.startsWith('PATCH')),
    underWay: 0,
    mostUnderWay: 0,
    outcomeOf: (_method: string, _orderNumber: string): CallOutcome => 'answered',
    hold: () => Promise.resolve(),
    store: newTab(token),
    become: (orderNumber: string, stateOfOrder: string) =>
      changeElsewhere(database, 'orders', orderNumber, { stateOfOrder }),
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

/** Opens a tab of the administrator. */
export function newTab(token: string): ShopStore {
  const store = makeStore();
  clearAfterSession(store);
  signIn(store, token);
  return store;
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `N${at + 1}`);
}

/** Plans this state for the orders N1, N2, …; `from` is the state that the preview showed. */
export function toState(count: number, state: OrderState, from = 'IN_PREPARATION'): PlannedItem[] {
  return numbers(count).map((orderNumber) => ({
    orderNumber,
    change: { kind: 'state', state },
    from: { kind: 'state', state: from },
  }));
}

/** Plans shipping data for an order. */
export function toShipment(orderNumber: string, shippingCode: string): PlannedItem {
  return {
    orderNumber,
    change: { kind: 'shipping', shipper: 'GLS', shippingCode },
    from: { kind: 'shipping', shipper: '', shippingCode: '' },
  };
}

/** Returns the status of each order of the job. */
export function statuses(store: ShopStore): string[] {
  return selectBulkJob(store.getState())?.items.map(({ status }) => status) ?? [];
}

/** Stores a job of this token's person, as the tab that was running it would have left it. */
export function leaveJob(job: BulkJob, token: string, savedAt: number): void {
  const person = personOf(token);
  storeJobPlan(
    person,
    job.items.map((item) => {
      const { status: _, outcomeUnknown: _unknown, failure: _failure, ...planned } = item;
      return { ...planned, from: item.from ?? item.change } as PlannedItem;
    }),
  );
  storeJobProgress({ job, person }, savedAt);
}

/** Returns the stored job of this token's person. */
export function jobOf(token: string): StoredJob | null {
  return loadStoredJob(personOf(token));
}

/** Waits until the job is in a phase, and, unless it is paused, this tab has ended its calls. */
export function phaseIs(store: ShopStore, phase: string): Promise<void> {
  return vi.waitFor(
    () => {
      const now = selectBulkJob(store.getState())?.phase;
      if (now !== phase) throw new Error(`the job is ${now}`);
      if (phase !== 'paused' && selectIsJobHere(store.getState())) throw new Error('it winds down');
    },
    { interval: 1, timeout: 5_000 },
  );
}
