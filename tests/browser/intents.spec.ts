import type { Locator, Page, Request } from '@playwright/test';
import { shareOf } from '../support/exhaustive';
import type { FaultyCall } from '../support/faultTable/faultyCall';
import { LEFT_TO_DO, WRITES } from '../support/faultTable/writes';
import { adminToken } from '../support/orders';
import { perform, type Hand } from './faults/perform';
import { headerProblem } from './support/bearerCalls';
import { API_ORIGIN, DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';

/*
 * Writes with a hand that is too quick, and a network that is too slow or fails: one intent, one
 * request, as tests/tables/intents.test.tsx has it of each write. Here a share of them, with a real
 * mouse and keyboard. And who the token goes with, seen in the browser's own requests.
 */

const SLOW_MS = 300;

/** Feedback is one request a product (spec section 7); the one that failed is sent again. */
const PRODUCTS_OF_ORDER = 2;

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(({ allowProblem }) => {
  allowProblem(/status of \d{3}|net::ERR_/);
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/);
  allowProblem(/^console: Priorità non salvata/); // spec section 8: logged only
});

const doubleClick: Hand = (button) => button.dblclick();

/** What only opens a question or a field; nothing is sent yet. */
const OPENERS = /^(Rimuovi|Svuota|Elimina|Rimborsa|Modifica|Password dimenticata)/;

/** Enter where the focus is, then a click at the same place before anything has happened. */
const enterAndClick: Hand = async (button: Locator) => {
  if (
    OPENERS.test((await button.textContent()) || (await button.getAttribute('aria-label')) || '')
  ) {
    return button.click();
  }
  await button.focus();
  const box = await button.boundingBox();
  if (!box) throw new Error('not on the page');
  const { mouse, keyboard } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return Promise.all([keyboard.press('Enter'), mouse.down(), mouse.up()]);
};

/** A logout ends the session here whatever the backend says. */
const ENDS_ANYWAY = '/admin/logout';

type Attempt = { page: Page; call: FaultyCall; intents: number };

const slowNetwork = async ({ page, call, intents }: Attempt, token: string | null) => {
  const sent = await answer(page, call, ['slow']);
  await visit(page, call, token);
  await perform(page, call.act, doubleClick);
  await expectSent(page, sent, intents);
};

const afterAnError = async ({ page, call, intents }: Attempt, token: string | null) => {
  const sent = await answer(page, call, ['error']);
  await visit(page, call, token);
  await perform(page, call.act, enterAndClick);
  await expectSent(page, sent, intents);
  if (call.path === ENDS_ANYWAY) return;
  await tryAgain(page, call);
  await expectSent(page, sent, intents + 1);
};

const ATTEMPTS = [
  { name: 'a double click while the network is slow', attempt: slowNetwork, isStaff: false },
  // An administrator uses the shopper's pages as well: there the token stays at home.
  { name: 'Enter and a click, then again after an error', attempt: afterAnError, isStaff: true },
];

const CELLS = WRITES.flatMap((call) => ATTEMPTS.map((attempt) => ({ call, ...attempt })));

for (const { call, name, attempt, isStaff } of shareOf(CELLS, 15)) {
  test(`${call.method} ${call.path}, ${name}: one request an intent`, async ({ page }) => {
    const token = call.isAdmin || isStaff ? await adminToken() : null;
    const intents = call.path === '/feedback/add' ? PRODUCTS_OF_ORDER : 1;
    const misplaced = watchHeaders(page, token);
    await routeToMockBackend(page, call);
    await attempt({ page, call, intents }, token);
    expect(await misplaced()).toEqual([]);
  });
}

async function expectSent(page: Page, sent: Sent, times: number): Promise<void> {
  await expect.poll(sent.answered).toBe(times);
  await atRest(page);
  expect(sent.count()).toBe(times);
}

async function tryAgain(page: Page, call: FaultyCall): Promise<void> {
  if (call.says !== null) await expect(page.getByText(call.says).first()).toBeVisible();
  const understood = page.getByRole('button', { name: 'OK', exact: true });
  if (await understood.isVisible()) await understood.click();
  const act = LEFT_TO_DO[call.path] ?? call.act;
  // A mailed link has no button: it is opened again.
  await (act ? perform(page, act, enterAndClick) : page.reload({ waitUntil: 'commit' }));
}

async function visit(page: Page, call: FaultyCall, token: string | null): Promise<void> {
  await page.addInitScript((raw) => {
    sessionStorage.clear();
    localStorage.clear();
    if (raw !== null) localStorage.setItem('adminAuthToken', raw);
  }, token);
  await page.goto(call.at, { waitUntil: 'commit' });
}

type Sent = { count: () => number; answered: () => number };

/** How the call is answered, one way a request and well after the last; counts the requests. */
async function answer(page: Page, call: FaultyCall, ways: ('slow' | 'error')[]): Promise<Sent> {
  let count = 0;
  let answered = 0;
  const path = call.path.replaceAll(/:\w+/g, '[^/?]+');
  const url = new RegExp(`^${API_ORIGIN}${path}(\\?|$)`);
  await page.unroute(url);
  await page.route(url, async (route) => {
    if (route.request().method() !== call.method) return route.fallback();
    const way = ways[count];
    count += 1;
    if (way === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await (way === 'error' ? route.abort('connectionrefused') : route.fallback());
    answered += 1;
  });
  return { count: () => count, answered: () => answered };
}

// The requests of a press have been sent once the page has drawn twice, or has left; it may leave by more than one
// step.
async function atRest(page: Page): Promise<void> {
  const drawn = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await expect(drawn).toPass({ timeout: 30_000 });
}

/** Watches the page's requests until it is asked; returns what was wrong with their header. */
function watchHeaders(page: Page, token: string | null): () => Promise<(string | null)[]> {
  const checks: Promise<string | null>[] = [];
  const check = (request: Request) => void checks.push(headerProblem(request, token));
  page.on('request', check);
  return async () => {
    // The page's requests at the end of the test are no longer answered with headers.
    page.off('request', check);
    return (await Promise.all(checks)).filter((problem) => problem !== null);
  };
}
