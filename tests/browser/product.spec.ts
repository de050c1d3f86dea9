import type { Locator } from '@playwright/test';
import { SHOP } from '#src/config/shop';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere } from './support/prerender';
import { expect, screenshotBoth, test } from './support/test';
import { PHONE } from './support/viewports';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const boxOf = async (element: Locator) => {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the row of buttons stays at the bottom, and covers nothing', async ({ page }) => {
    await routeToMockBackend(page);
    await page.goto('/product/101');
    await applicationIsThere(page);
    const add = page.getByRole('button', { name: 'Aggiungi al carrello', exact: true });
    const bar = page.locator('[data-amount]');
    const thumbnails = page.getByRole('button', { name: /^Mostra immagine/ });
    await expect(thumbnails).toHaveCount(5);
    const { top, bottom } = await boxOf(bar);
    expect(bottom).toBe(PHONE.height);
    expect((await boxOf(page.getByLabel('Quantità'))).bottom).toBeLessThan(top);
    await screenshotBoth(page, 'product-phone');
    await add.click();
    const toast = page.getByRole('button', { name: 'Chiudi notifica' });
    await expect(toast).toBeVisible();
    expect((await boxOf(toast)).bottom).toBeLessThan(top);
    // A focused element that would be under the row.
    const next = page.getByRole('button', { name: 'Next' });
    await next.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.evaluate((room) => scrollBy(0, -room), PHONE.height - top);
    await next.focus();
    await expect.poll(async () => (await boxOf(next)).bottom).toBeLessThan(top);
    const footer = page.getByRole('contentinfo');
    // Late content makes the page longer, and scrolling ends on a whole pixel.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(Math.abs((await boxOf(footer)).bottom - top)).toBeLessThan(1);
    }).toPass();
    expect(await boxOf(bar)).toEqual({ top, bottom });
  });

  test('millions in text twice as large fit into the smallest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await routeToMockBackend(page, {
      cart: { lines: [{ productId: '101', quantity: 2 }] },
      change: ({ products: [product] }) => {
        if (product) product.price = 1_234_567.89;
      },
    });
    for (const [address, amount] of [
      ['/product/101', '1.234.567,89'],
      ['/cart', '2.469.135,78'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(amount).first()).toBeVisible();
      await applicationIsThere(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
      const bag = await page.getByRole('link', { name: /^Carrello/ }).boundingBox();
      expect(bag?.width).toBeGreaterThanOrEqual(48);
      const brand = await boxOf(page.getByRole('link', { name: SHOP.name }));
      expect(brand.bottom, 'on one line').toBeGreaterThan(bag?.y ?? NaN);
    }
  });
});

test('in text twice as large all stars are on the smallest screen, and names are words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await routeToMockBackend(page);
  await page.goto('/feedback?orderNumber=B2018-000001');
  const star = page.locator('label', { hasText: '5 stelle' }).first();
  await expect(star).toBeVisible();
  const { x = NaN, width = NaN } = (await star.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
  await page.goto('/order/return/B2018-000001');
  const name = page.getByRole('checkbox').first().locator('xpath=ancestor::label').locator('[id]');
  await expect(name.last()).toBeVisible();
  expect((await name.last().boundingBox())?.width).toBeGreaterThan(96);
});

test('in text twice as large a toast on a phone leads to the form by whole words', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/500/);
  await page.setViewportSize(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await routeToMockBackend(page, {
    faults: [{ method: 'POST', path: '/feedback/add', kind: '500-html', delayMs: 500 }],
  });
  await page.goto('/feedback?orderNumber=B2018-000001');
  await page.getByRole('button', { name: 'Invia feedback' }).click();
  await page.getByRole('link', { name: 'Ordine B2018-000001' }).click();
  const link = page.getByRole('button', { name: 'Feedback sull’ordine B2018-000001' });
  await link.focus(); // a toast with the focus stays
  await screenshotBoth(page, 'toast-large-text');
  const linesOfWords = await link.evaluate(({ firstChild: text }) =>
    Array.from(text?.textContent?.matchAll(/\S+/g) ?? [], ({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text as Text, index);
      range.setEnd(text as Text, index + word.length);
      return range.getClientRects().length;
    }),
  );
  expect(linesOfWords).toEqual([1, 1, 1]);
});

test('a long comment shows six lines until all of it is wanted @phone', async ({ page }) => {
  const comment = 'Comodo. '.repeat(60) + 'a'.repeat(500);
  await routeToMockBackend(page, {
    change: ({ feedback }) => {
      const [first, second] = feedback
        .filter(({ productId }) => productId === '101')
        .sort((one, other) => other.timeStamp.localeCompare(one.timeStamp));
      Object.assign(first ?? {}, { feedbackS: comment });
      Object.assign(second ?? {}, { feedbackS: 'Breve.' });
    },
  });
  await page.goto('/product/101');
  const row = page.getByRole('row').filter({ hasText: 'Comodo.' });
  const more = row.getByRole('button', { name: 'Mostra tutto' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const text = row.getByText('Comodo.');
  await expect(text).toHaveText(comment);
  const heightOf = async () => (await boxOf(text)).bottom - (await boxOf(text)).top;
  expect(await heightOf()).toBe(6 * 24);
  await more.press('Enter');
  const less = row.getByRole('button', { name: 'Mostra meno' });
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await heightOf()).toBeGreaterThan(6 * 24);
  await less.press('Enter');
  await expect(more).toBeFocused();
  const short = page.getByRole('row').filter({ hasText: 'Breve.' });
  await expect(short.getByRole('button', { name: 'Mostra tutto' })).toHaveCount(0);
});

test('the picture of a pressed card moves to its product, unless motion is reduced', async ({
  page,
}) => {
  await routeToMockBackend(page);
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function (...args) {
      const names = [...document.images].map((image) => image.style.viewTransitionName);
      document.documentElement.dataset['moving'] = names.filter(Boolean).join();
      return start.apply(this, args);
    };
  });
  for (const [reducedMotion, moving] of [
    ['no-preference', 'product-picture'],
    ['reduce', null],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await applicationIsThere(page);
    const link = page.getByRole('article').nth(1).getByRole('link');
    const title = await link.innerText();
    // By script, as a busy machine would handle the press too late to keep the old page.
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    if (moving) await expect(page.locator('html')).toHaveAttribute('data-moving', moving);
    else await expect(page.locator('html')).not.toHaveAttribute('data-moving');
  }
});

test('a press next to an enlarged picture closes it, and a press on the picture does not', async ({
  page,
}) => {
  await routeToMockBackend(page);
  await page.goto('/product/101');
  await page.getByRole('button', { name: 'Ingrandisci immagine' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  const { x = 0, y = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  const cursorAt = (left: number) =>
    page.evaluate(([x, y]) => getComputedStyle(document.elementFromPoint(x, y) as Element).cursor, [
      left,
      y + 10,
    ] as const);
  // The picture is a square in the middle of a wide screen.
  expect(await cursorAt(x + 10)).toBe('default');
  expect(await cursorAt(x - 10)).toBe('zoom-out');
  expect(await cursorAt(x + width + 10)).toBe('zoom-out');
  await page.mouse.click(x + 10, y + 10);
  await expect(dialog).toBeVisible();
  await page.mouse.click(x - 10, y + 10);
  await expect(dialog).toBeHidden();
});

test('a press without a connection is answered, although the toasts have not loaded', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/could not be loaded|ERR_/);
  await routeToMockBackend(page);
  // They load with the first input.
  await page.route('**/assets/Toasts*', (route) => route.abort());
  await page.goto('/product/101');
  await applicationIsThere(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).press('Enter');
  await expect(page.getByText(/la modifica non è stata inviata/)).toBeVisible();
});

test('a late answer to a removal does not scroll back to the buttons', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await routeToMockBackend(page, { cart: { lines: [{ productId: '101', quantity: 2 }] } });
  await page.route('**/cart/delete/101', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await page.goto('/product/101');
  await applicationIsThere(page);
  await page.getByRole('button', { name: 'Rimuovi' }).click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText(/^Nel carrello/)).toBeHidden();
  const add = page.getByRole('button', { name: 'Aggiungi al carrello', exact: true });
  await expect(add).toBeFocused();
  await page.getByRole('navigation', { name: 'Paginazione' }).scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  answer.resolve();
  await expect(page.getByText('Prodotto rimosso dal carrello.')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(offset);
});
