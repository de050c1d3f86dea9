import { expect, test } from './support/test';

const PRESS_MS = 300;

test('the button that confirms stays under the pointer while it is held @phone', async ({
  page,
}) => {
  await page.goto('/recesso');
  await page.getByLabel('Nome e cognome').fill('Maria Bianchi');
  await page.getByLabel('Email').fill('maria@posta.example');
  await page.locator('main').getByLabel('Numero ordine').fill('B2018-000230');
  await page.getByRole('button', { name: 'Conferma recesso' }).click({ delay: PRESS_MS });
  await expect(page.getByRole('heading', { name: /^Ricevuta/ })).toBeFocused();
});
