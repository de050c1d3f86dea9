import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import type { ShopStore } from '#src/store/makeStore';
import { openShopWithQaTools, removeQaTools } from '#tests/support/qaTools';
import { adminToken, BEAR, NUMBER, withOrder } from '#tests/support/orders';
import { HERE } from '#tests/support/snapshotSample';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const main = () => within(screen.getByRole('main'));

// Preloading every screen takes long here, and is tested in a browser.
vi.mock(import('#src/components/lazyWithPreload'), async (original) => ({
  ...(await original()),
  preloadAll: () => Promise.resolve(),
}));

afterEach(removeQaTools);

/** Replays a snapshot of the open page, which it closes. */
async function replayPage(store: ShopStore) {
  const route = location.pathname + location.search;
  const snapshot = takeSnapshot(store.getState(), { ...HERE, route });
  cleanup();
  await openShopWithQaTools(backend, '/chi-siamo');
  await window.__shop?.replay(snapshot);
  return snapshot;
}

it('shows edited cells of the product table as edited, and the open one', async () => {
  const { store, user } = await openShop(backend, '/admin/prodotti', { token: await adminToken() });
  const cell = (name: RegExp) => main().findByRole('gridcell', { name });
  await user.click(await cell(/^Orsacchiotto Bruno$/));
  await user.keyboard('Orso{Enter}');
  await user.click(await cell(/^189,00\s€$/));
  await user.keyboard('199,5');
  expect(await cell(/^Orso, prima: Orsacchiotto Bruno$/)).toBeVisible();
  await replayPage(store);
  expect(await cell(/^Xxxx, prima: Orsacchiotto Bruno$/)).toBeVisible();
  expect(main().getByRole('textbox', { name: 'Prezzo' })).toHaveValue('199,5');
});

it.each([
  ['/?q=wireless', /^Cuffie/],
  ['/?q=orsachiotto', /^Orsacchiotto/],
  ['/admin/prodotti?q=rsacc', /Orsacchiotto/],
])('shows the products that %s had found', async (path, name) => {
  const { store } = await openShop(backend, path, { token: await adminToken() });
  await main().findAllByRole('link', { name });
  const links = () =>
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const found = links();
  await replayPage(store);
  expect(links()).toEqual(found);
});

it('shows which lines of an order are packed', async () => {
  const { store, user } = await openShop(backend, `/admin/imballaggio?ordine=${NUMBER}`, {
    token: await adminToken(),
    change: withOrder(),
  });
  await user.click(await main().findByRole('checkbox', { name: `2 × ${BEAR}` }));
  await replayPage(store);
  expect(main().getByRole('checkbox', { name: `2 × ${BEAR}` })).toBeChecked();
  expect(main().getByText('1 articolo manca ancora.')).toBeVisible();
});
