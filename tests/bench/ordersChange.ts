import type { CDPSession, Page } from '@playwright/test';
import { taskMilliseconds } from './measuredPage.ts';

const ROUNDS = 7;

/**
 * Returns the main-thread work of one changed order until it is painted, in milliseconds: a row on the screen gets
 * another state, as if from another tab or a response. The work of a round without a change is subtracted. Median of
 * several rounds.
 */
export async function changeOneOrder(page: Page, cdp: CDPSession): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const nothing = await workOf(cdp, () => page.evaluate(changeAndPaint, null));
    const state = round % 2 === 0 ? 'REIMBURSED' : 'CANCELED';
    const change = await workOf(cdp, () => page.evaluate(changeAndPaint, state));
    costs.push(Math.max(0, change - nothing));
  }
  return costs.sort((a, b) => a - b)[ROUNDS >> 1] ?? NaN;
}

async function workOf(cdp: CDPSession, action: () => Promise<unknown>): Promise<number> {
  const before = await taskMilliseconds(cdp);
  await action();
  return (await taskMilliseconds(cdp)) - before;
}

/** Changes the order in the page and waits for a paint; null changes nothing. */
function changeAndPaint(state: string | null): Promise<void> {
  type Fiber = { memoizedProps?: { store?: Store }; child: Fiber | null };
  type Order = { orderNumber: string };
  type Store = {
    getState: () => {
      entities: { orders: Record<string, Record<string, { body: Order }>> };
    };
    dispatch: (action: unknown) => void;
  };
  const row = document.querySelector<HTMLElement>('tbody tr:nth-child(5)');
  const number = row?.dataset['row'] ?? '';
  const before = row?.textContent;
  if (state !== null) storeOfPage().dispatch(learned(storeOfPage()));
  return new Promise((resolve) => {
    requestAnimationFrame(function look() {
      if (state !== null && row?.textContent === before) return void requestAnimationFrame(look);
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => resolve();
      afterPaint.port2.postMessage(null);
    });
  });

  // The application does not export its store; it is a prop of React's Provider.
  function storeOfPage(): Store {
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    let fiber = key === undefined ? null : (root[key] ?? null);
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    if (!fiber?.memoizedProps?.store) throw new Error('The page has no store.');
    return fiber.memoizedProps.store;
  }

  function learned(store: Store) {
    const shards = Object.values(store.getState().entities.orders);
    const order = shards.find((shard) => Object.hasOwn(shard, number))?.[number]?.body;
    return {
      type: 'entities/learned',
      payload: { asOf: Date.now(), orders: [{ ...order, state }] },
    };
  }
}
