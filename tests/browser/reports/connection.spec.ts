import type { Page } from '@playwright/test';
import { beAdmin } from '../support/beAdmin';
import { REPORTS_ORIGIN } from '../support/hosts';
import { routeToMockBackend } from '../support/mockBackendRoutes';
import { errorsIn, expect, openAndWait, OTHER, test, throwIn } from '../support/reportsTest';

/** The errors that are thrown, and what was loading: files of the application, a new service worker. */
const OFFLINE =
  /Cannot read|Maximum call stack|ERR_INTERNET_DISCONNECTED|fetching the script|could not be loaded/;

/** Opens a page, loads what sends reports, and makes one without a connection, which waits. */
async function leaveOneWaiting(page: Page, reported: (count: number) => unknown): Promise<void> {
  await routeToMockBackend(page);
  await openAndWait(page, '/product/101');
  await throwIn(page, 'Cannot read properties of undefined');
  await reported(1);
  await page.context().setOffline(true);
  await throwIn(page, OTHER);
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(1);
}

test('a report that is made offline goes later', async ({ page, allowProblem, reported }) => {
  allowProblem(OFFLINE);
  await leaveOneWaiting(page, reported);
  await page.context().setOffline(false);
  await reported(2);
});

test('a report that waits is gone after a logout', async ({ page, allowProblem, reported }) => {
  allowProblem(OFFLINE);
  allowProblem(/^console: Logout non confermato/); // spec section 8: logged only
  await beAdmin(page);
  await leaveOneWaiting(page, reported);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => waiting(page)).toBe(0);
});

/** How many reports wait in the browser for a connection. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('reports');
        // Not there yet: it is not for the test to make it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(0));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const [store = ''] = database.objectStoreNames;
          const counting = database.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

test('a server that answers 429 is left alone as long as it says', async ({
  page,
  allowProblem,
  shop,
}) => {
  allowProblem(/Cannot read|Invalid array|Maximum call|Failed to execute|status of 429/);
  await routeToMockBackend(page);
  await page.goto('/product/101');
  shop.receiver.behave({ status: 429, retryAfter: 2 });
  const count = () => shop.receiver.envelopeCount();
  const first = count();
  await throwIn(page, 'Cannot read properties of null');
  await expect.poll(count, { timeout: 20_000 }).toBe(first + 1);
  const until = performance.now() + 2_000;
  shop.receiver.behave({});
  await throwIn(page, 'Invalid array length');
  let words = 'Cannot read properties of undefined';
  await expect
    .poll(
      async () => {
        // Another one each time: the same is reported once.
        words += ' undefined';
        if (performance.now() > until) await throwIn(page, words);
        return (await errorsIn(shop)).length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  for (const { message } of await errorsIn(shop))
    expect(message).toMatch(/properties of undefined x/);
});

test('a server that is gone or slow disturbs no one', async ({ page, allowProblem, shop }) => {
  // The browser's own message about a failed request cannot be avoided.
  allowProblem(/ERR_CONNECTION_REFUSED|Cannot read|Maximum call stack/);
  await routeToMockBackend(page);
  await page.goto('/product/101');
  await shop.endReceiver();
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().startsWith(REPORTS_ORIGIN),
    timeout: 20_000,
  });
  await throwIn(page, 'Cannot read properties of undefined');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await shop.restartReceiver();
  shop.receiver.behave({ delayMs: 30_000 });
  await throwIn(page, OTHER);
  await expect.poll(() => shop.receiver.envelopeCount(), { timeout: 20_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Acquista' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
