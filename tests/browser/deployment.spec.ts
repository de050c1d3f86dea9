import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { API_ORIGIN, DEPLOYED_FOLDER } from './support/hosts';
import { buildShop } from '../support/buildShop';
import { serveBuild } from '../support/serveBuild';
import { expect, test } from './support/test';

// Two builds, one after the other at the same address, each with its service worker.

const BANNER = 'È disponibile una nuova versione';
const RELOAD = 'Ricarica la pagina';

const filesOf = (folder: string) => readdirSync(join(folder, 'assets'));
/** The file that starts a build. */
const startOf = (folder: string) =>
  /assets\/index-[\w-]+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[0] ?? '';

const first = DEPLOYED_FOLDER;
let second: string;
test.beforeAll(async () => {
  second = await buildShop(API_ORIGIN, {
    folder: mkdtempSync(join(tmpdir(), 'shop-second-')),
    // Its pictures are elsewhere, so that files differ that do not contain the version.
    imageOrigin: API_ORIGIN.replace('localhost', '127.0.0.1'),
  });
});
test.afterAll(() => rmSync(second, { recursive: true, force: true }));

test.beforeEach(({ allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // this shop's address
});

/** A server with the first build, until the second one is deployed. */
async function startServer() {
  let folder = first;
  const pages = await serveBuild(() => folder);
  return { ...pages, deploy: () => (folder = second) };
}

const hasBuild = (page: Page, folder: string) =>
  expect.poll(() => page.content().catch(() => ''), { timeout: 20_000 }).toContain(startOf(folder));

const offered = (page: Page) => page.getByRole('status').filter({ hasText: BANNER });

test('a deployment reaches open tabs, and takes nothing away from them', async ({
  page,
  context,
}) => {
  expect(filesOf(second)).not.toEqual(filesOf(first));
  const server = await startServer();
  try {
    // A pinned tab with typed input, and another tab; both run the first build.
    await page.clock.install();
    await page.goto(`${server.origin}/recesso`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const reason = page.getByRole('textbox', { name: 'Nome e cognome' });
    await reason.fill('Ada Neri');
    const other = await context.newPage();
    await other.goto(`${server.origin}/chi-siamo`);
    await hasBuild(other, first);

    server.deploy();
    await expect(offered(page)).toHaveCount(0);
    await page.clock.fastForward('01:00:00');
    await expect(offered(page)).toBeVisible();
    await hasBuild(page, first);

    await page.getByRole('button', { name: RELOAD }).click();
    await hasBuild(page, second);
    await expect(offered(page)).toHaveCount(0);
    await expect(reason).toHaveValue('Ada Neri');

    // The other tab continues with its own files, although the server no longer has them.
    await expect(offered(other)).toBeVisible();
    const loaded: string[] = [];
    other.on('response', (response) => {
      if (response.ok()) loaded.push(response.url().split('/').at(-1) ?? '');
    });
    await other.getByRole('link', { name: 'Area riservata' }).click();
    await expect(other.getByLabel('Password', { exact: true })).toBeVisible();
    const gone = loaded.filter(
      (file) => filesOf(first).includes(file) && !filesOf(second).includes(file),
    );
    expect(gone).not.toEqual([]);
    await hasBuild(other, first);
    await other.getByRole('button', { name: RELOAD }).click();
    await hasBuild(other, second);
    await expect(other.getByLabel('Password', { exact: true })).toBeVisible();
  } finally {
    server.close();
  }
});

test('sw-off.js in place of sw.js removes the worker and its copies for good', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-switched-off-'));
  cpSync(first, folder, { recursive: true });
  const server = await serveBuild(() => folder);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const remains = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  try {
    await page.clock.install();
    await page.goto(`${server.origin}/recesso`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const name = page.getByRole('textbox', { name: 'Nome e cognome' });
    await name.fill('Ada Neri');
    expect(await remains()).not.toEqual([]);
    const before = loads;

    // An open tab looks for a new worker within the hour, and this one reloads it.
    copyFileSync(join(folder, 'sw-off.js'), join(folder, 'sw.js'));
    await page.clock.fastForward('01:00:00');
    await expect.poll(() => loads).toBe(before + 1);
    await expect(name).toHaveValue('Ada Neri');
    await expect.poll(remains).toEqual([]);

    // The page registers the server's worker on each visit: it removes itself again, and reloads nothing.
    const removed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { register } = navigator.serviceWorker;
          navigator.serviceWorker.register = async (...args) => {
            const registration = await register.apply(navigator.serviceWorker, args);
            registration.installing?.addEventListener('statechange', ({ target }) => {
              if ((target as ServiceWorker).state === 'redundant') resolve();
            });
            return registration;
          };
        }),
    );
    await page.clock.fastForward('00:00:10');
    await removed;
    await expect.poll(remains).toEqual([]);
    expect(loads).toBe(before + 1);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
