import { beAdmin } from './support/beAdmin';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';
import { PHONE } from './support/viewports';

test('prices are changed by keyboard alone, and the table is left', async ({ page }) => {
  await page.goto('/admin/prodotti?q=lampone');
  await page.getByLabel('Email').fill('admin@bottega2018.example');
  await page.getByLabel('Password', { exact: true }).fill('bottega2018');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 prodotti su 72')).toBeVisible();
  await tabTo(page, /^Teiera/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('30,5');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await tabTo(page, /^Salva$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aggiornamento dei prodotti concluso: 2 riusciti.')).toBeVisible();
  const prices = page.getByRole('gridcell', { name: /€/ });
  await expect(prices).toHaveText(['30,50 €', '40,00 €']);
  await page.reload();
  await expect(prices).toHaveText(['30,50 €', '40,00 €']);
});

for (const standard of [16, 32])
  test(`on a phone no bar covers any part of the focused cell, in text of ${standard} px`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/500/);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize(PHONE);
    await beAdmin(page);
    await page.goto('/admin/prodotti');
    const bars = page.getByRole('region', { name: 'Modifiche' }).locator('..');
    const goDown = async () => {
      const top = (await bars.boundingBox())?.y ?? 0;
      for (let row = 0; row < 10; row += 1) {
        await page.keyboard.press('ArrowDown');
        const cell = await page.locator('[data-row] :focus').boundingBox();
        expect(Number(cell?.y) + Number(cell?.height), `row ${row}`).toBeLessThanOrEqual(top);
      }
    };
    await page.getByRole('gridcell', { name: /€/ }).first().focus();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.keyboard.type('dieci');
    await page.keyboard.press('Enter');
    await expect(bars).toContainText('2 modifiche, 1 da correggere');
    await goDown();
    // The result of a save is shown above it.
    await page.evaluate(() => {
      localStorage['mockFaults'] = JSON.stringify([
        { method: 'PUT', path: '/insertion/update', kind: '500-html' },
      ]);
    });
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(bars).toContainText('1 non riuscito');
    await page.getByRole('gridcell', { name: /€/ }).first().focus();
    await goDown();
  });

test('on a phone lying on its side no button of a bar is cut after a save', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/500/);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await beAdmin(page);
  await page.goto('/admin/prodotti');
  const type = async (price: string) => {
    await page.getByRole('gridcell', { name: /€/ }).first().focus();
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
  };
  await type('12');
  await page.evaluate(() => {
    localStorage['mockFaults'] = JSON.stringify([
      { method: 'PUT', path: '/insertion/update', kind: '500-html' },
    ]);
  });
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('button', { name: 'Riprova solo i falliti' })).toBeVisible();
  await type('13');
  await expect(page.getByText(/^1 modifica/)).toBeVisible();
  for (const name of ['Riprova solo i falliti', 'Chiudi il risultato', 'Annulla', 'Salva'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('with large text on a phone, keys in the product table reach what is shown', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize(PHONE);
  await beAdmin(page);
  await page.goto('/admin/prodotti');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('link')).toBeInViewport({ ratio: 1 });
  await expect(row.getByText('€')).toBeInViewport({ ratio: 1 });
  const cells = row.getByRole('gridcell');
  const [price, last] = [cells.filter({ hasText: '€' }), cells.last()];
  await price.focus();
  for (const [key, reached] of [
    ['End', last],
    ['ArrowRight', last],
    ['Home', cells.first().getByRole('link')],
    ['ArrowRight', cells.nth(1)],
    ['Control+End', page.getByRole('gridcell').last()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(reached, key).toBeFocused();
    await expect(reached, key).toBeInViewport({ ratio: 1 });
  }
});

test('a column of the product table that goes in a narrower window leaves its focus in the row, and takes none', async ({
  page,
}) => {
  await beAdmin(page);
  await page.goto('/admin/prodotti');
  const cells = page.getByRole('row').nth(2).getByRole('gridcell');
  await expect(cells).toHaveCount(7);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(cells).toHaveCount(6);
  await expect(page.locator(':focus')).toHaveCount(0);
  if (wide) await page.setViewportSize(wide);
  await cells.nth(1).focus();
  await page.keyboard.press('End');
  await expect(cells.last()).toHaveText('Cucina');
  await expect(cells.last()).toBeFocused();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(cells.nth(1)).toBeFocused();
});
