import type { Locator, Page } from '@playwright/test';
import { newProduct } from '../support/newProduct';
import { beAdmin } from './support/beAdmin';
import { applicationIsThere } from './support/prerender';
import { expect, screenshotBoth, test } from './support/test';
import { PHONE } from './support/viewports';

const row = (page: Page, position: number) =>
  page
    .getByRole('list', { name: 'Immagini del prodotto' })
    .getByRole('listitem')
    .nth(position - 1);
const handle = (page: Page, position: number) =>
  page.getByRole('button', { name: `Trascina immagine ${position}` });

async function openForm(page: Page): Promise<void> {
  await beAdmin(page);
  await page.goto('/admin/insertProduct');
}

async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(newProduct())) await page.getByLabel(label).fill(text);
}

/** A photograph of one colour, made in the browser, with noise to give it some size. */
async function photo(page: Page, name: string, width: number, height: number) {
  const data = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      const pen = canvas.getContext('2d');
      for (let dot = 0; pen && dot < 5_000; dot += 1) {
        pen.fillStyle = `hsl(${(dot * 37) % 360} 70% 50%)`;
        pen.fillRect((dot * 7919) % wide, (dot * 104_729) % high, 20, 20);
      }
      return canvas.toDataURL('image/jpeg', 0.95);
    },
    [width, height] as const,
  );
  const buffer = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  return { name, mimeType: 'image/jpeg', buffer };
}

async function choosePhotos(page: Page): Promise<void> {
  await page
    .getByLabel('Immagini', { exact: true })
    .setInputFiles([
      await photo(page, 'grande.jpg', 2400, 1200),
      await photo(page, 'due.jpg', 300, 300),
      await photo(page, 'tre.jpg', 300, 300),
    ]);
  await expect(row(page, 3)).toContainText('tre.jpg');
}

async function expectOrder(page: Page, ...names: string[]): Promise<void> {
  for (const [index, name] of names.entries())
    await expect(row(page, index + 1)).toContainText(name);
  await expect(row(page, 1)).toContainText('Principale');
}

// Near an edge of the window dragging scrolls it.
async function inTheMiddle(locator: Locator): Promise<void> {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Gives an element the focus, 20 pixels above the lower edge of the window. */
async function focusAtTheBottom(locator: Locator): Promise<void> {
  await locator.focus();
  await locator.evaluate((element) =>
    scrollBy(0, element.getBoundingClientRect().bottom + 20 - innerHeight),
  );
}

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('pictures are reordered by keyboard and mouse, reduced, and sent', async ({ page }) => {
  await openForm(page);
  await fill(page);
  await choosePhotos(page);
  const first = await handle(page, 1).boundingBox();
  const second = await handle(page, 2).boundingBox();
  expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 3);

  await handle(page, 1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Immagine 1 di 3 presa.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Posto 2 di 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expectOrder(page, 'due.jpg', 'grande.jpg', 'tre.jpg');
  await expect(handle(page, 2)).toBeFocused();

  await inTheMiddle(handle(page, 3));
  const from = await centre(handle(page, 3));
  const to = await centre(handle(page, 2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 12, { steps: 4 });
  await page.mouse.move(to.x, to.y - 20, { steps: 12 });
  await expect(page.getByText('Posto 2 di 3.')).toBeAttached();
  await page.mouse.up();
  await expectOrder(page, 'due.jpg', 'tre.jpg', 'grande.jpg');
  await screenshotBoth(page, 'product-form');

  await page.evaluate(() => {
    localStorage['mockFaults'] = JSON.stringify([
      { method: 'POST', path: '/insertion/create', kind: 'slow', delayMs: 800, times: 1 },
    ]);
  });
  await page.getByRole('button', { name: 'Inserisci prodotto' }).click();
  await expect(page.getByRole('progressbar', { name: 'Avanzamento dell’invio' })).toBeVisible();
  const popup = page.getByRole('alertdialog', { name: 'Prodotto inserito correttamente!' });
  await expect(popup).toBeVisible();
  await expect(popup).toBeHidden();
  await expect(page.getByLabel('Nome prodotto')).toBeFocused();

  await page.goto('/?q=Lampada di prova');
  await page.getByRole('article').getByRole('link', { name: 'Lampada di prova' }).first().click();
  await page.getByRole('button', { name: 'Mostra immagine 3' }).click();
  const large = page.getByRole('img', { name: 'Lampada di prova, immagine 3 di 3' });
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600);
});

test('a picture that the keyboard moves stays in view', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openForm(page);
  await choosePhotos(page);
  await focusAtTheBottom(handle(page, 1));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectOrder(page, 'due.jpg', 'grande.jpg', 'tre.jpg');
  await expect(handle(page, 2)).toBeFocused();
  await expect(handle(page, 2)).toBeInViewport({ ratio: 1 });
  await focusAtTheBottom(page.getByRole('button', { name: 'Sposta dopo immagine 1' }));
  await page.keyboard.press('Enter');
  await expectOrder(page, 'grande.jpg', 'due.jpg', 'tre.jpg');
  await expect(page.getByRole('button', { name: 'Sposta dopo immagine 2' })).toBeFocused();
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('pictures are reordered by touch @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'needs a touch screen');
  await openForm(page);
  await choosePhotos(page);
  await inTheMiddle(handle(page, 3));
  const from = await centre(handle(page, 3));
  const to = await centre(handle(page, 2));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  await expect(page.getByText('Immagine 3 di 3 presa.')).toBeAttached();
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from.y + ((to.y - 20 - from.y) * step) / 10);
  }
  await expect(page.getByText('Posto 2 di 3.')).toBeAttached();
  await touch('touchEnd', 0);
  await expectOrder(page, 'grande.jpg', 'tre.jpg', 'due.jpg');
});

test('the field that adds pictures has the focus again after an upload, and after its second try', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 500/);
  await openForm(page);
  await page.goto('/admin/edit-product/101');
  const field = page.getByLabel('Aggiungi immagini', { exact: true });
  await page.evaluate(() => {
    localStorage['mockFaults'] = JSON.stringify([
      { method: 'PATCH', path: '/insertion/addImages', kind: 'slow', delayMs: 800, times: 1 },
    ]);
  });
  await field.focus();
  await field.setInputFiles([await photo(page, 'due.jpg', 300, 300)]);
  await expect(field).toBeDisabled();
  await expect(page.getByText('Immagine aggiunta.').first()).toBeVisible();
  await expect(field).toBeFocused();

  await page.evaluate(() => {
    localStorage['mockFaults'] = JSON.stringify([
      { method: 'PATCH', path: '/insertion/addImages', kind: '500-html', times: 1 },
    ]);
  });
  await field.setInputFiles([await photo(page, 'tre.jpg', 300, 300)]);
  await page.getByRole('button', { name: 'OK' }).press('Enter');
  await page.getByRole('button', { name: 'Riprova il caricamento' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Elimina immagine 7' })).toBeVisible();
  await expect(field).toBeFocused();
});

const frameOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    const isShown = borderTopStyle === 'solid' && !borderTopColor.endsWith(', 0)');
    return isShown ? Number.parseFloat(borderTopWidth) : 0;
  });

test('the main picture is large and has a frame in both forms', async ({ page }) => {
  await openForm(page);
  await choosePhotos(page);
  expect(await frameOf(handle(page, 1))).toBeGreaterThanOrEqual(3);
  expect(await frameOf(handle(page, 2))).toBe(0);

  // The pictures are not saved, so the browser asks.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin/edit-product/101');
  const preview = page.getByRole('img', { name: /, immagine 1 di / });
  await expect(preview).toBeVisible();
  expect((await preview.boundingBox())?.width).toBeGreaterThan(200);
  expect(await frameOf(preview)).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Mostra immagine 2' }).click();
  expect(await frameOf(page.getByRole('img', { name: /, immagine 2 di / }))).toBe(0);
  await screenshotBoth(page, 'product-edit-form');
});

test('leaving with chosen pictures asks first, and texts survive a reload', async ({ page }) => {
  await beAdmin(page);
  await page.goto('/chi-siamo');
  await applicationIsThere(page);
  await page.getByRole('banner').getByRole('link', { name: '+ Nuovo Prodotto' }).click();
  await fill(page);
  await choosePhotos(page);
  const question = page.getByRole('alertdialog', {
    name: 'Le immagini scelte non vengono conservate. Vuoi uscire senza inviarle?',
  });
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/insertProduct$/);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  let questions = 0;
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') questions += 1;
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toBe(1);
  await expect(page.getByLabel('Titolo')).toHaveValue('Lampada di prova');
  await expect(page.getByText(/sceglile di nuovo/)).toBeVisible();
  await page.reload();
  expect(questions).toBe(1);
});

test('a filled form fits on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openForm(page);
  await fill(page);
  await expect(page.getByRole('button', { name: 'Cancella i dati inseriti' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.width);
});
