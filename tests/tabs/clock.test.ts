import { expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { selectEntity } from '#src/entities/entities';
import { openEverything } from '#tests/support/storeViews';
import { openTabs, quiet, useTabs } from '#tests/support/tabs';

const MINUTE_MS = 60_000;

const { backend } = useTabs();

it('moments within one millisecond increase, and none is far ahead', () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const moments = Array.from({ length: 5_000 }, tick);
  expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
  expect(moments.at(-1)).toBeLessThan(now + 100);
});

it('all tabs show a write after the clock was set back', async () => {
  const tabs = openTabs(2, { token: backend.token });
  await Promise.all(tabs.map(({ store }) => openEverything(store)));
  await quiet();
  const clock = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => clock() - MINUTE_MS);
  const [first, second] = tabs;
  await first?.store.dispatch(
    ordersApi.endpoints.updateOrderState.initiate({ orderNumber: 'PREP', state: 'SHIPPED' }),
  );
  await second?.store.dispatch(
    productsApi.endpoints.deleteProductImage.initiate({ id: 'p1', fileName: 'p1-1.jpg' }),
  );
  await quiet();
  for (const { store } of tabs) {
    expect(selectEntity(store.getState(), 'orders', 'PREP')?.state).toBe('SHIPPED');
    expect(selectEntity(store.getState(), 'products', 'p1')?.fileNames).toEqual(['p1-2.jpg']);
  }
});
