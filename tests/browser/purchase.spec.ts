import { ADDRESS } from '../support/address';
import { addFirstProducts, fillCheckout, goToCardPage } from './support/checkout';
import { tabTo } from './support/keyboard';
import { expect, screenshotBoth, test } from './support/test';

const CHECKOUT = /\/payment\/checkout$/;

test('from the catalogue to a paid order', { tag: ['@phone', '@http'] }, async ({ page }) => {
  await addFirstProducts(page, 3);
  await fillCheckout(page);
  await page.getByLabel('Priorità di consegna').selectOption('PRIORITARIO');
  const summary = page.getByRole('region', { name: 'Riepilogo' });
  const total =
    (await summary
      .getByText(/^Totale$/)
      .locator('+ dd')
      .textContent()) ?? '';
  await goToCardPage(page);
  await expect(page.getByText(total)).toBeVisible();
  await page.getByRole('button', { name: 'Paga' }).click();

  await expect(page).toHaveURL(/\/payment\/success\?orderNumber=/);
  await expect(page.getByRole('link', { name: 'Carrello', exact: true })).toBeVisible();
  const lookUp = page.getByRole('main').getByLabel('Numero ordine');
  const orderNumber = await lookUp.inputValue();
  await lookUp.press('Enter');

  await expect(
    page.getByRole('heading', { level: 1, name: `Ordine ${orderNumber}` }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(total).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(ADDRESS.CAP)).toBeVisible();
  await screenshotBoth(page, 'order');
});

test(
  'total and order are in sight, and never over a focused field',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await addFirstProducts(page, 1);
    await page.getByRole('link', { name: /^Carrello/ }).click();
    const summary = page.getByRole('region', { name: 'Riepilogo' });
    const order = summary.getByRole('button', { name: 'Ordina con obbligo di pagare' });
    await expect(order).toBeInViewport({ ratio: 1 });
    if (!isMobile) await expect(summary.getByText(/^Totale$/)).toBeInViewport({ ratio: 1 });
    await order.click();
    for (const label of Object.keys(ADDRESS)) {
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      await expect(order).toBeInViewport({ ratio: 1 });
      await field.click({ trial: true }); // nothing else takes the press
    }
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  },
);

test('a refused and an abandoned payment keep the cart', { tag: '@http' }, async ({ page }) => {
  await addFirstProducts(page, 2);
  await fillCheckout(page);
  for (const answer of ['Rifiuta', 'Abbandona']) {
    await goToCardPage(page);
    await page.getByRole('button', { name: answer }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Pagamento non riuscito' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Riprova il pagamento' }).click();
    await expect(page.getByRole('link', { name: 'Carrello, 2 articoli' })).toBeVisible();
    await expect(page.getByLabel('CAP')).toHaveValue(ADDRESS.CAP);
  }
});

test('the browser’s Back button frees the cart', { tag: '@http' }, async ({ page }) => {
  await addFirstProducts(page, 1);
  await fillCheckout(page);
  await goToCardPage(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ordina con obbligo di pagare' })).toBeEnabled();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(ADDRESS.Nome);
  await goToCardPage(page);
});

test('two tabs and many clicks make one payment', { tag: '@http' }, async ({ page, context }) => {
  let payments = 0;
  context.on('request', (request) => {
    if (CHECKOUT.test(request.url()) && request.serviceWorker() === null) payments += 1;
  });
  await addFirstProducts(page, 1);
  await fillCheckout(page);
  const other = await context.newPage();
  await other.goto('/');
  await fillCheckout(other);
  const order = 'Ordina con obbligo di pagare';
  await Promise.all([
    page.getByRole('button', { name: order }).dblclick(),
    other.getByRole('button', { name: order }).dblclick(),
  ]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Pagamento con carta' })).toBeVisible();
  }
  expect(payments).toBe(1);
  expect(new URL(page.url()).search).toBe(new URL(other.url()).search);
});

test('after a double press and the alert of its failure the focus is where it was', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/500/);
  await page.addInitScript(() => {
    localStorage['mockFaults'] = JSON.stringify([
      { method: 'DELETE', path: '/cart/delete/:id', kind: '500-html' },
      { method: 'DELETE', path: '/cart/empty', kind: '500-html' },
      { method: 'POST', path: '/payment/checkout', kind: '500-html' },
    ]);
  });
  await addFirstProducts(page, 2);
  await fillCheckout(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const closeAlert = async (text: string) => {
    await expect(page.getByRole('alertdialog', { name: text })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };

  await button('Ordina con obbligo di pagare').dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await closeAlert("Errore nel processo d'acquisto.");
  await expect(button('Ordina con obbligo di pagare')).toBeFocused();

  await button(/^Rimuovi/)
    .first()
    .click();
  await button('Conferma').dblclick();
  await closeAlert("Errore durante l'eliminazione del prodotto.");
  await expect(button(/^Rimuovi/).last()).toBeFocused();

  await button('Svuota Carrello').click();
  await button('Conferma').dblclick();
  await closeAlert('Errore nello svuotamento del carrello.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the whole purchase by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, /^Aggiungi al carrello/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  await page.getByRole('link', { name: 'Carrello, 1 articolo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeFocused();
  await tabTo(page, /^Priorità di consegna/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Priorità di consegna')).toHaveValue('PRIORITARIO');
  for (const [label, text] of Object.entries(ADDRESS)) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento con carta' })).toBeVisible();
  await tabTo(page, /^Paga$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment\/success/);
});
