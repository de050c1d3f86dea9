import { addFirstProducts } from './support/checkout';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

// Seeded orders: the oldest is long delivered, the newest is still being prepared.
const DELIVERED = 'B2018-000001';
const PREPARED = 'B2018-000250';

test(
  'an order is looked up, read and cancelled by keyboard',
  { tag: '@http' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Numero ordine').focus();
    await page.keyboard.insertText(PREPARED);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Ordine ${PREPARED}` })).toBeFocused();
    await tabTo(page, /^Annulla ordine$/);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('main').getByText("Richiesta d'annullamento inoltrata!"),
    ).toBeVisible();
  },
);

test('a return is requested by keyboard, and refused with a reason; the text stays', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 409/); // this order can no longer be returned
  await page.goto(`/order/get/${DELIVERED}`);
  await expect(
    page
      .getByRole('link', { name: 'Richiedi reso' })
      .or(page.getByRole('button', { name: 'Richiedi reso' })),
  ).toBeVisible();
  await tabTo(page, /^Richiedi reso$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await tabTo(page, /^Motivo del reso/);
  await page.keyboard.insertText('Non corrisponde alla descrizione.');
  await tabTo(page, /^Invia richiesta di reso$/);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText("Errore durante l'invio della richiesta di reso."),
  ).toBeVisible();
  await expect(page.getByLabel('Motivo del reso')).toHaveValue('Non corrisponde alla descrizione.');
});

test('feedback is left by keyboard', { tag: '@http' }, async ({ page }) => {
  await page.goto(`/feedback?orderNumber=${DELIVERED}`);
  await expect(page.getByRole('radio', { name: '5 stelle' }).first()).toBeChecked();
  await page.getByRole('radio', { name: '5 stelle' }).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '4 stelle' }).first()).toBeChecked();
  await tabTo(page, /^Commento/);
  await page.keyboard.insertText('Arrivato presto e ben imballato.');
  await tabTo(page, /^Invia feedback$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Grazie per il tuo feedback!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('an administrator logs in and out by keyboard', { tag: '@http' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, /^Email/);
  await page.keyboard.insertText('admin@bottega2018.example');
  await tabTo(page, /^Password/);
  await page.keyboard.insertText('bottega2018');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText('Accesso come Admin effettuato con successo!'),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  const stored = await page.evaluate(() => localStorage.getItem('adminAuthToken'));
  expect(stored).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logout effettuato!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthToken'))).toBeNull();
});

test('the focus returns after a dialog, and moves on after a removal', async ({ page }) => {
  await addFirstProducts(page, 2);
  await page.getByRole('link', { name: /^Carrello/ }).press('Enter');
  const remove = page.getByRole('button', { name: /^Rimuovi/ });
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Conferma' }).press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
});

test('a button acts once, however long Enter is held', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/add/')) sent.push(request.url());
  });
  await page.goto('/');
  const button = (index: number) =>
    page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /^Aggiungi al carrello/ });
  await button(0).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  // Repetitions, as a browser reports them.
  for (let time = 0; time < 3; time += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await button(1).press('Enter');
  // Shown before it is sent, which the first answer may delay.
  await expect(page.getByRole('link', { name: 'Carrello, 2 articoli' })).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  // A repetition would be sent before the second product.
  expect(new Set(sent).size, sent.join()).toBe(sent.length);
});

test('a form is sent once, however long Enter is held', async ({ page, allowProblem }) => {
  allowProblem(/status of 401/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/access/login')) sent.push(request.method());
  });
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill('nessuno@bottega.example');
  await page.getByLabel(/^Password/).fill('sbagliata');
  const refusal = page.getByRole('main').getByRole('alert');
  await page.keyboard.down('Enter');
  await expect(refusal).toBeVisible();
  for (let time = 0; time < 3; time += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const answered = page.waitForResponse(/\/access\/login$/);
  await page.keyboard.press('Enter');
  await answered;
  expect(sent).toHaveLength(2);
});

test('Alt+T lists the messages that have disappeared', async ({ page }) => {
  await addFirstProducts(page, 1);
  await page.keyboard.press('Alt+t');
  const list = page.getByRole('dialog', { name: 'Notifiche recenti' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('Tab goes from the last control of the report to its first one', async ({ page }) => {
  await page.goto('/contattaci');
  await page.getByRole('button', { name: 'Segnala un problema' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Scarica il file' })).toBeFocused();
  // Some of them only lead the focus around.
  await tabTo(page, /^Guarda il contenuto$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Chiudi' })).toBeFocused();
});

test('with reduced motion a removed product leaves at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addFirstProducts(page, 1);
  await page.getByRole('link', { name: /^Carrello/ }).click();
  await page.getByRole('button', { name: /^Rimuovi/ }).click();
  const asked = page.waitForRequest(/\/cart\/delete\//);
  await page.getByRole('button', { name: 'Conferma' }).click();
  await asked;
  const line = page.getByRole('list', { name: 'Articoli nel carrello' }).getByRole('listitem');
  await expect(line).toHaveCount(0);
  await expect(page.getByText('Carrello vuoto.')).toBeVisible();
});

test('the label of the field that lacks a value is not behind the header', async ({ page }) => {
  // A phone with its keyboard.
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect();
        return Number(boxOf('main label')?.top) - Number(boxOf('#root > header')?.bottom);
      }),
    )
    .toBeGreaterThanOrEqual(0);
});

test('controls are large enough to be touched', { tag: '@phone' }, async ({ page }) => {
  await addFirstProducts(page, 1);
  for (const path of ['/', '/product/101', '/cart', `/order/get/${DELIVERED}`, '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isSmall = width > 0 && (width < 24 || height < 24);
        return isSmall ? [`${button.outerHTML.slice(0, 80)}: ${width} x ${height}`] : [];
      }),
    );
    expect(small, path).toEqual([]);
  }
});
