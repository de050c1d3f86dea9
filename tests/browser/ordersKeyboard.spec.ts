import { DEPLOYED_ORIGIN } from './support/hosts';
import { box, newest, openOrders } from './support/ordersList';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test('the keyboard goes to both ends, and the focus stays when its row scrolls away', async ({
  page,
}) => {
  await openOrders(page);
  await box(page, newest).focus();
  await page.keyboard.press('End');
  await expect(box(page, 'B2018-0001')).toBeFocused();
  await expect(box(page, 'B2018-0001')).toBeInViewport();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(box(page, newest)).toBeFocused();
  await expect(box(page, newest)).toBeInViewport();

  await page.mouse.wheel(0, 40_000);
  await expect(box(page, newest)).not.toBeInViewport();
  await expect(box(page, newest)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'B2018-4999')).toBeFocused();
  await expect(box(page, 'B2018-4999')).toBeInViewport();
});

test('the undo above the list hides no focused row', { tag: '@phone' }, async ({ page }) => {
  await openOrders(page);
  await page
    .getByRole('link', { name: /^Dettagli/ })
    .first()
    .press('End');
  const focused = page.locator('table :focus');
  await expect(focused).toHaveAccessibleName(/B2018-0001/);
  await focused.press('Space');
  await page.getByLabel('Poi il prossimo').check();
  await page.getByLabel('Stato ordine').selectOption('Spedito');
  await page.getByRole('button', { name: 'Aggiorna Stato' }).click();
  const undo = page.getByRole('button', { name: 'Ripristina' });
  await expect(undo).toBeInViewport();
  await expect(focused).toBeVisible();
  for (let row = 0; row < 16; row += 1) {
    await page.keyboard.press('ArrowUp');
    expect(await focused.evaluate(isOnTop)).toBe(true);
  }
  await expect(undo).toBeInViewport();
});

test(
  'header and bar hide no focused row, and Shift+Tab leads from the bar back to it',
  { tag: '@phone' },
  async ({ page }) => {
    await openOrders(page);
    await box(page, newest).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = page.locator('table :focus');
    await expect(focused).toHaveAccessibleName(`Anteprima dell’ordine ${newest}`);
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let row = 0; row < 22; row += 1) {
        await page.keyboard.press(key);
        expect(await focused.evaluate(isOnTop), `${key} ${row}`).toBe(true);
      }
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Cambia stato' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveAccessibleName('Anteprima dell’ordine B2018-4998');
  },
);

test(
  'Tab shows each button of a row that scrolls as a whole',
  { tag: '@phone' },
  async ({ page }) => {
    await openOrders(page);
    await page.getByRole('button', { name: 'Altri filtri' }).focus();
    const states = page.getByRole('group', { name: 'Stati da mostrare' });
    for (const key of ['Tab', 'Shift+Tab']) {
      // Three actions and seven states.
      for (let button = 0; button < 10; button += 1) {
        await page.keyboard.press(key);
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(states.getByRole('button')).toHaveCount(7);
  },
);

test(
  'the order to which a save leads shows its address, and its form as a whole',
  { tag: '@phone' },
  async ({ page }) => {
    await openOrders(page);
    await page.getByRole('link', { name: `Dettagli ${newest}` }).press('Enter');
    await page.getByLabel('Poi il prossimo').check();
    await page.getByLabel('Corriere').fill('BRT');
    await page.getByLabel('Codice di tracciamento').press('Enter');
    await expect(page.getByRole('heading', { name: 'Ordine B2018-4999' })).toBeVisible();
    await expect(page.getByLabel('Codice di tracciamento')).toBeFocused();
    await expect(page.locator('address')).toBeInViewport({ ratio: 1 });
    for (const name of ['Ripristina', 'Aggiorna spedizione'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  },
);

/** Runs in the page: returns whether nothing covers the middle of the element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
