import { DEPLOYED_ORIGIN } from './support/hosts';
import { box, newest, openOrders } from './support/ordersList';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test('a peek leaves room for the orders’ numbers, or covers the list', async ({ page }) => {
  await openOrders(page);
  const open = page.getByRole('button', { name: `Anteprima dell’ordine ${newest}` });
  const peek = page.getByRole('dialog', { name: `Ordine ${newest}` });
  for (const [width, isOver] of [
    [1200, false],
    [1100, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open.click();
    await expect(page.getByRole('button', { name: 'Rimborsa', exact: true })).toBeVisible();
    await expect(peek).toHaveCount(isOver ? 1 : 0);
    // Of the column that gives way first: the box and a number.
    const cell = page.locator('tbody td').first();
    if (!isOver) expect((await cell.boundingBox())?.width).toBeGreaterThan(170);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  }
});

test(
  'the message of an export is visible, and no button moves to another line',
  { tag: '@phone' },
  async ({ page }) => {
    await openOrders(page);
    await box(page, newest).check();
    const bar = page.getByRole('region', { name: 'Ordini selezionati' });
    const button = (name: RegExp) => bar.getByRole('button', { name });
    /** Returns how many pixels the last button is below the pressed one. */
    const below = async () => {
      const [one, last] = [button(/^Esporta CSV/), button(/^Annulla selezione$/)];
      return ((await last.boundingBox())?.y ?? 0) - ((await one.boundingBox())?.y ?? 0);
    };
    const before = await below();
    await button(/^Esporta CSV/).click();
    const done = bar.getByText(/^1 ordine esportato in /);
    await expect(done).toBeVisible();
    const { x, width } = (await done.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(await below()).toBe(before);
  },
);

test('the result of a save is in sight, below its undo', { tag: '@phone' }, async ({ page }) => {
  await openOrders(page);
  await page
    .getByRole('link', { name: /^Dettagli/ })
    .first()
    .click();
  const courier = page.getByLabel('Corriere');
  await courier.fill('BRT');
  // What follows the field is below the screen.
  await courier.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await courier.press('Enter');
  await expect(page.getByRole('button', { name: 'Ripristina' })).toBeVisible();
  const result = page.getByText('Dati di spedizione aggiornati con successo.');
  await expect(result).toBeInViewport({ ratio: 1 });
});

test(
  'the result of a save beside the list is in sight, too',
  { tag: '@phone' },
  async ({ page }) => {
    await openOrders(page);
    await page
      .getByRole('link', { name: /^Dettagli/ })
      .first()
      .press('Space');
    await page.getByLabel('Stato ordine').selectOption('Consegnato');
    await page.getByRole('button', { name: 'Aggiorna Stato' }).click();
    await expect(page.getByRole('button', { name: 'Ripristina' })).toBeVisible();
    const result = page.getByText('Stato aggiornato con successo.');
    await expect(result).toBeInViewport({ ratio: 1 });
  },
);

test('large text cuts no number, and covers no total', { tag: '@phone' }, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrders(page, '', ({ orders }) => {
    for (const order of orders) order.totalCost = 12_345.67;
  });
  const row = page.getByRole('row').nth(1);
  const number = row.getByText(/^B2018-000250/);
  await expect(number).toBeInViewport({ ratio: 1 });
  expect(await number.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  const [, ...cells] = await row.getByRole('cell').all();
  let bottom = 0;
  for (const text of [number, ...cells.slice(0, 3)]) {
    const { y, height } = (await text.boundingBox()) ?? { y: NaN, height: NaN };
    expect(y).toBeGreaterThanOrEqual(bottom);
    bottom = y + height;
  }
  const total = row.getByRole('cell', { name: '12.345,67 €' });
  expect(await total.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  // The filters are one line that scrolls: browsers leave a field of which the edge is in view.
  await page.getByLabel('Cerca per numero ordine').press('Tab');
  await expect(page.getByLabel('Filtra per stato')).toBeFocused();
  await expect(page.getByLabel('Filtra per stato')).toBeInViewport({ ratio: 1 });
});
