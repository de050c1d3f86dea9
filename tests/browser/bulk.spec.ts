import type { BrowserContext, Page } from '@playwright/test';
import { beAdmin } from './support/beAdmin';
import { expect, test } from './support/test';

const NUMBERS = Array.from({ length: 8 }, (_, at) => `B2018-000${243 + at}`);
const CHOSEN = `?ordini=${NUMBERS.join(',')}`;

/** Logs an administrator in, on a backend that is slow to change orders. */
async function logIn(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const faults = [
      { method: 'PATCH', path: '/order/orderState/:number', kind: 'slow', delayMs: 1_500 },
    ];
    localStorage.setItem('mockFaults', JSON.stringify(faults));
  });
  await beAdmin(page);
  await page.goto(path);
}

/** The calls about single orders that any tab makes, such as 'PATCH B2018-000243'. */
function watchOrders(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const [, number] = /\/order\/(?:get|orderState)\/(B2018-\d+)/.exec(request.url()) ?? [];
    if (number && request.resourceType() === 'fetch') calls.push(`${request.method()} ${number}`);
  });
  return calls;
}

async function startJob(page: Page): Promise<void> {
  await page.getByLabel('Nuovo stato').selectOption('REIMBURSED');
  await page.getByRole('button', { name: 'Cambia stato a 8 ordini' }).click();
  await expect(page.getByText(/^4 di 8/)).toBeVisible();
}

/** Expects no order to be sent twice without a read in between. */
function expectReadsBetweenWrites(calls: readonly string[]): void {
  for (const number of NUMBERS) {
    const own = calls.filter((call) => call.endsWith(number)).map((call) => call.split(' ')[0]);
    expect(own.join(' '), number).not.toMatch(/PATCH PATCH/);
  }
}

test('a job resumes after a reload, and sends nothing twice without a read', async ({
  page,
  context,
}) => {
  const calls = watchOrders(context);
  await logIn(page, `/admin/cambio-stato${CHOSEN}`);
  await startJob(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cambio di stato concluso' })).toBeVisible();
  await expect(page.getByText('8 di 8 · 8 riusciti')).toBeVisible();
  expectReadsBetweenWrites(calls);
  // Orders that were done before the reload are left alone.
  const sent = calls.filter((call) => call.startsWith('PATCH'));
  expect(sent.length).toBeLessThanOrEqual(12);
});

test('a job is shown in other tabs, and continues in one of them when its own is closed', async ({
  page,
  context,
}) => {
  const calls = watchOrders(context);
  await logIn(page, `/admin/cambio-stato${CHOSEN}`);
  const other = await context.newPage();
  await other.goto('/admin/cambio-stato');
  await expect(other.getByText(/^Nessun ordine selezionato/)).toBeVisible();
  await startJob(page);
  await expect(other.getByText('In corso in un’altra scheda di questo browser.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Ferma' })).toHaveCount(0);
  await page.close();
  await expect(other.getByText('8 di 8 · 8 riusciti')).toBeVisible();
  expectReadsBetweenWrites(calls);
});
