import { vi } from 'vitest';
import type { ShopStore } from '#src/store/makeStore';

/** Waits until no call of the store is running, not even one that follows from another. */
export async function settled(store: ShopStore): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  await vi.waitFor(
    () => {
      if (isBusy(store)) throw new Error('calls are still under way');
    },
    { interval: 1, timeout: 15_000 },
  );
}

function isBusy(store: ShopStore): boolean {
  const { queries, mutations } = store.getState().api;
  return [...Object.values(queries), ...Object.values(mutations)].some(
    (call) => call?.status === 'pending',
  );
}
