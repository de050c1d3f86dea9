import type { Page } from '@playwright/test';
import { adminToken } from '../../support/orders';
import { expectLoaded } from '../support/everyPage';
import { API_ORIGIN, DEPLOYED_ORIGIN } from '../support/hosts';
import { routeToMockBackend } from '../support/mockBackendRoutes';
import { expect, test } from '../support/test';
import { IS_EXHAUSTIVE, SAMPLE } from '../../support/exhaustive';
import { READS } from '../../support/faultTable/calls/reads';
import { FAULTS, isGoodEnough, isTriedAgain, type Fault } from '../../support/faultTable/faults';
import type { FaultyCall } from '../../support/faultTable/faultyCall';
import { WRITES } from '../../support/faultTable/writes';
import { startFaultServer, type FaultServer } from './faultServer';
import { perform } from './perform';

/*
 * Calls that fail over a real socket: one call per fault, and in `npm run test:all` every call with every fault.
 * tests/contract runs the whole table each time, and tests/tables/faultsOf*.test.tsx run it on screens, without sockets.
 */
const CALLS = [...READS, ...WRITES];

/** The distance between the calls of two consecutive faults. */
const STRIDE = 3;

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

let faulty: FaultServer;
test.beforeAll(async () => {
  faulty = await startFaultServer();
});
test.afterAll(() => faulty.close());

test.beforeEach(({ allowProblem }) => {
  allowProblem(/Failed to load resource|net::ERR_/); // provoked here, in the browser's words
  allowProblem(/^console: (Carrello non caricato|Priorità non salvata|Logout non confermato)/); // spec section 8: logged only
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
});

for (const [row, call] of CALLS.entries()) {
  const faults = faultsOf(row);
  if (faults.length === 0) continue;
  test(`${call.method} ${call.path} on ${call.at}`, async ({ page }) => {
    await page.clock.install();
    await routeToMockBackend(page, call);
    await startAnew(page, call.isAdmin ? await adminToken() : null);
    for (const fault of faults) {
      await test.step(fault, async () => {
        const served = await spoil(page, call, fault);
        await visit(page, call.at);
        await perform(page, call.act);
        await expect.poll(served, { message: 'the fault was served' }).toBeGreaterThan(0);
        await expectToldAbout(page, call, fault);
      });
    }
  });
}

function faultsOf(row: number): readonly Fault[] {
  if (IS_EXHAUSTIVE) return FAULTS;
  return FAULTS.filter((_, at) => (SAMPLE + STRIDE * at) % CALLS.length === row);
}

// Each visit begins with empty storage.
async function startAnew(page: Page, token: string | null): Promise<void> {
  await page.addInitScript((adminAuthToken) => {
    sessionStorage.clear();
    localStorage.clear();
    if (adminAuthToken !== null) localStorage.setItem('adminAuthToken', adminAuthToken);
  }, token);
}

// A checkout that succeeds navigates to the payment page, which may interrupt the next visit.
async function visit(page: Page, address: string): Promise<void> {
  const go = () => page.goto(address, { waitUntil: 'commit' });
  await go().catch(go);
}

/** Makes the call fail from now on; returns a function that counts the failures. */
async function spoil(page: Page, call: FaultyCall, fault: Fault): Promise<() => number> {
  let served = 0;
  const path = call.path.replaceAll(/:\w+/g, '[^/?]+');
  const url = new RegExp(`^${API_ORIGIN}${path}(\\?|$)`);
  await page.unroute(url);
  await page.route(url, (route) => {
    if (route.request().method() !== call.method) return route.fallback();
    served += 1;
    return fault === 'connection-refused'
      ? route.abort('connectionrefused')
      : route.continue({ url: `${faulty.origin}/${fault}` });
  });
  return () => served;
}

async function expectToldAbout(page: Page, call: FaultyCall, fault: Fault): Promise<void> {
  const main = page.getByRole('main', { includeHidden: true });
  if (isGoodEnough(fault, call.needs) || call.says === null) {
    await expectLoaded(main);
    if (call.says !== null) await expect(page.getByText(call.says)).toHaveCount(0);
  } else {
    const message = page.getByText(call.saysOf?.[fault] ?? call.says).first();
    await expect(async () => {
      if (!(await message.isVisible()) && isTriedAgain(fault)) {
        await page.clock.fastForward(fault === 'no-answer' ? 15_000 : 1_000);
      }
      await expect(message).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [0], timeout: 30_000 });
    if (call.keeps) {
      const [label, value] = call.keeps;
      await expect(main.getByLabel(label, { exact: true }).first()).toHaveValue(value);
    }
  }
  await expect(main).not.toBeEmpty();
}
