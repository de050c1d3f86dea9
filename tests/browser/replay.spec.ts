import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { serveReplayShop, type ReplayShop } from '../replay/build.ts';
import { checkFiles } from '../replay/check.ts';
import { keptFiles, storedSnapshots, STORED, textOf } from '../replay/files.ts';
import { replayFile } from '../replay/replayFile.ts';
import type { Snapshot } from '../../src/snapshots/format';
import { longRecording } from '../support/longRecording';
import { expectNoViolations } from './support/expectNoViolations';
import { IS_EXHAUSTIVE, shareOf } from '../support/exhaustive';

test.describe.configure({ mode: 'serial' });

let shop: ReplayShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await serveReplayShop();
});
test.afterAll(() => shop.close());

test('stored snapshots replay exactly, without a request', async ({ context }) => {
  test.setTimeout(300_000);
  const pages = [await context.newPage(), await context.newPage()];
  const problems: Record<string, string[]> = {};
  const checking = { origin: shop.origin, isUpdate: false, withPictures: false };
  const files = [...shareOf(storedSnapshots(), 3), ...keptFiles()];
  await checkFiles(files, pages, checking, (file, lines) => {
    if (lines.length > 0) problems[basename(file)] = lines;
  });
  expect(problems).toEqual({});
});

const TIMES = IS_EXHAUSTIVE ? 20 : 4;

test(`${TIMES} replays of one file give the same page and the same picture`, async ({
  context,
}) => {
  test.setTimeout(180_000);
  const text = textOf(join(STORED, 'order-admin.json'));
  const first = await replayInNewPage(context, text);
  const again = async (time: number) => {
    const { html, picture, requests } = await replayInNewPage(context, text);
    expect(requests).toEqual([]);
    expect(html === first.html, `the page, time ${time}`).toBe(true);
    expect(picture?.equals(first.picture ?? Buffer.of()), `the picture, time ${time}`).toBe(true);
  };
  await again(2);
  // Two in parallel: each mostly waits until its page is stable.
  for (let time = 3; time < TIMES; time += 2) await Promise.all([again(time), again(time + 1)]);
});

test('language and time zone of the machine change nothing', async ({ browser, context }) => {
  const text = textOf(join(STORED, 'order-return-start.json'));
  const here = await replayInNewPage(context, text);
  const away = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });
  const abroad = await replayInNewPage(away, text);
  await away.close();
  expect(abroad.tree).toBe(here.tree);
});

test('a recording of 4 MB with 2,000 moments is stepped through and played by keys', async ({
  context,
}) => {
  test.setTimeout(120_000);
  const first = JSON.parse(textOf(join(STORED, 'orders.json'))) as Snapshot;
  const body = JSON.stringify(longRecording(first, 2_000, 4_000_000));
  const open = async (moment: number) => {
    const page = await context.newPage();
    await page.route(`${shop.origin}/long.json`, (route) => route.fulfill({ body }));
    await page.goto(`${shop.origin}/?replay=/long.json&momento=${moment}`);
    await expect(page.locator('html[data-replay=ready]')).toBeAttached();
    return page;
  };
  const page = await open(1_234);
  const requests: string[] = [];
  page.on('request', ({ url }) => requests.push(url()));
  const documentOf = (one: Page) => one.evaluate(() => document.documentElement.outerHTML);
  expect(await page.evaluate(() => scrollY), 'scrolled as it was').toBe(0);
  const again = await open(1_234);
  expect((await documentOf(again)) === (await documentOf(page)), 'the same document').toBe(true);
  await again.close();

  const slider = page.getByRole('slider', { name: 'Momento della registrazione' });
  await slider.focus();
  for (const key of ['End', 'Home', 'ArrowRight', 'End', 'ArrowLeft']) {
    await slider.press(key);
    await expect(page.locator('html[data-replay=ready]')).toBeAttached();
    await expect(slider).toBeFocused();
  }
  await expect(slider).toHaveAttribute('aria-valuetext', /^Momento 1999 di 2000, ore /);

  await page.locator('h1').press('d');
  const changes = page.getByRole('region', { name: 'Che cosa è cambiato' });
  await expect(changes).toContainText('Dal momento 1998 al momento 1999');
  await page.locator('h1').press('m');
  await slider.press('Home');
  await expect(changes).toContainText('Dal momento 1999 (segnato) al momento 0');
  await expect(page.locator('[data-changed]').first()).toBeVisible();
  await expectNoViolations(page, '[data-qa]');

  await page.getByRole('button', { name: 'Che cosa è successo' }).click();
  await page.getByLabel('Velocità').selectOption('8');
  await page.evaluate(() => {
    const range = document.querySelector<HTMLInputElement>('[data-qa] [type=range]');
    const shown = new Set<string>();
    const observer = new MutationObserver(() => shown.add(range?.value ?? ''));
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { shownMoments: shown });
  });
  const moment = async () => Number(await slider.inputValue());
  await page.locator('h1').press('Space');
  await expect.poll(moment, { timeout: 60_000 }).toBeGreaterThan(150);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Riproduci', exact: true })).toBeVisible();
  const shown = await page.evaluate(
    () => (window as unknown as { shownMoments: Set<string> }).shownMoments.size,
  );
  expect(shown).toBe((await moment()) + 1);
  expect(requests).toEqual([]);
});

test('a build for QA records the live shop and its calls, and nothing secret', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${shop.origin}/login`);
  await expect(page.locator('h1')).toHaveText('Accesso');
  // The heading is prerendered.
  await page.waitForFunction(() => window.__shop);
  await page.evaluate(() => window.__shop?.record());
  await page.getByLabel('Email').fill('canarino@posta.example');
  await page.getByLabel('Password').fill('canarino-segreto');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible(); // no backend exists
  await page.getByRole('banner').getByRole('link', { name: 'Dicono di noi' }).click();
  const failed = page.getByText('Impossibile caricare i feedback.', { exact: false });
  await expect(failed.first()).toBeVisible();
  const recording = await page.evaluate(() => window.__shop?.recording());
  const calls = recording?.moments.flatMap((moment) => moment.calls) ?? [];
  expect(calls.map(({ method, path, status }) => `${method} ${path} ${status}`)).toContain(
    'GET /feedback/getAll network',
  );
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  // Typed text is a draft of this tab; a password never is.
  expect(JSON.stringify([recording, logged])).not.toMatch(/canarino/i);
  expect(kept).not.toContain('segreto');

  await page.evaluate((recorded) => window.__shop?.replay(recorded), recording as unknown);
  await expect(page.locator('h1')).toHaveText('Accesso');
  await page.getByRole('slider', { name: 'Momento della registrazione' }).press('End');
  await expect(failed.first()).toBeVisible();
});

test('the build for customers can neither replay nor import', () => {
  const words = /__shop|\?replay|bottega-recording|momentoA|page\/scrolled|Esci dalla riproduzione/;
  const found = ['embedded', 'deployed'].flatMap((build) => {
    const folder = join(process.env['SHOP_BROWSER_TEST_BUILD'] ?? '', build);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\.(js|html|css)$/.test(file))
      .filter((file) => words.test(readFileSync(join(folder, file), 'utf8')));
  });
  expect(found).toEqual([]);
});

async function replayInNewPage(context: BrowserContext, text: string) {
  const page = await context.newPage();
  const shown = await replayFile(page, shop.origin, text);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  await page.close();
  return { ...shown, html };
}
