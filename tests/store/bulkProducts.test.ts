import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PlannedItem } from '#src/domain/bulkJob';
import { productsApi } from '#src/api/products';
import { selectEntity } from '#src/entities/entities';
import { resumeBulkJob, startBulkJob } from '#src/features/bulk-jobs/runBulkJob';
import { stubBrowser } from '#tests/support/browserGlobals';
import { bulkShop, jobOf, leaveJob, phaseIs, statuses } from '#tests/support/bulkOrders';
import { changeElsewhere } from '#tests/support/elsewhere';
import { stopBackend } from '#tests/support/storeBackend';

beforeEach(() => {
  stubBrowser();
});
afterEach(stopBackend);

const toPrice = (productId: string, from: string, price: string): PlannedItem => ({
  productId,
  change: { kind: 'product', price },
  from: { kind: 'product', price: from },
});

const JOB = [
  toPrice('p1', '49,90', '45,00'),
  toPrice('p2', '120,00', '99,50'),
  toPrice('p3', '300,00', '250,00'),
];

const isFirstRead = (call: string, at: number, calls: string[]) => calls.indexOf(call) === at;

/** The shop, and a function that returns a product's record. */
async function productShop() {
  const shop = await bulkShop(0);
  const productOf = (id: string) => shop.database.read((tables) => tables.get('products', id));
  const change = (id: string, fields: object) =>
    changeElsewhere(shop.database, 'products', id, fields);
  return { ...shop, shop, productOf, change };
}

it('reads each product, and sends everything else along as it is', async () => {
  const { shop, productOf, change } = await productShop();
  const kept = { description: '  Prima riga\n\nseconda.  ', fileNames: ['b.jpg', 'a.jpg'] };
  await change('p2', kept);
  const { name, title } = (await productOf('p2')) ?? {};
  await startBulkJob(shop.store, JOB);
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done', 'done', 'done']);
  expect(shop.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
  expect(shop.calls.filter(isFirstRead)).toEqual(['GET getId', 'PUT update']);
  const after = await productOf('p2');
  expect(after).toMatchObject({ name, title, price: 99.5, fileNames: kept.fileNames });
  expect(after?.description.replaceAll('\r\n', '\n')).toBe(kept.description);
  expect(selectEntity(shop.store.getState(), 'products', 'p2')).toMatchObject({ priceCents: 9950 });
});

it('leaves out what has changed meanwhile, and sends nothing where the value is there', async () => {
  const { shop, productOf, change } = await productShop();
  await shop.store.dispatch(productsApi.endpoints.getProducts.initiate());
  await change('p1', { price: 48 });
  await change('p2', { price: 99.5 });
  await change('p3', { title: 'Tavolo nuovo' }); // not what this job changes
  await startBulkJob(shop.store, JOB);
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['changed', 'done', 'done']);
  expect(shop.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  expect(await productOf('p3')).toMatchObject({ title: 'Tavolo nuovo', price: 250 });
});

it('goes on with a stored job, and takes a list’s whole cents for the price of the page', async () => {
  const { shop, productOf, change } = await productShop();
  await change('p1', { price: 49.904 });
  const items = JOB.map((item) => ({ ...item, status: 'waiting' as const, outcomeUnknown: false }));
  leaveJob({ kind: 'product', phase: 'stopped', items }, shop.token, Date.now());
  expect(jobOf(shop.token)?.job.items).toEqual(items);
  await startBulkJob(shop.store, JOB);
  await phaseIs(shop.store, 'ended');
  expect(await resumeBulkJob(shop.store)).toBe(true);
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done', 'done', 'done']);
  expect(await productOf('p1')).toMatchObject({ price: 45 });
  expect(shop.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
});
