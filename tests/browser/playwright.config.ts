import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './support/chromium';
import { DESKTOP, PHONE } from './support/viewports';

const root = fileURLToPath(new URL('../../', import.meta.url));

// This file is read again by every worker: what the first reading chose is handed on.
const port = (process.env['SHOP_BROWSER_TEST_PORT'] ??= String(await freePort()));
const deployedPort = (process.env['SHOP_DEPLOYED_PORT'] ??= String(await freePort()));
const apiPort = (process.env['SHOP_API_PORT'] ??= String(await freePort()));
const chromium = (process.env['CHROMIUM_PATH'] = await findChromium());

const build = join(root, 'node_modules/.cache/shop-browser-tests', port);
process.env['SHOP_BROWSER_TEST_BUILD'] = build;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  globalTeardown: './support/removeBuild.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Once more in CI, whose machine may be loaded: what passes only then is counted as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'off',
    launchOptions: { executablePath: chromium, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'desktop', use: { viewport: DESKTOP } },
    // A test is run on the phone as well when it carries the tag @phone.
    { name: 'phone', grep: /@phone/, use: { viewport: PHONE, hasTouch: true, isMobile: true } },
    // And as it is deployed, against the backend process, when it carries @http, or always.
    {
      name: 'http',
      ...(process.env['SHOP_TEST_ALL'] === 'true' ? {} : { grep: /@http/ }),
      use: { viewport: DESKTOP, baseURL: `http://localhost:${deployedPort}` },
    },
  ],
  webServer: [
    // The production build with the embedded mock backend, as a newcomer gets it …
    shop(
      port,
      join(build, 'embedded'),
      '',
      'vite preview --strictPort --port PORT --outDir FOLDER',
    ),
    // … and the one that calls a backend elsewhere: `support/hosts.ts`.
    shop(
      deployedPort,
      join(build, 'deployed'),
      `http://localhost:${apiPort}`,
      'node tests/browser/support/serve.ts FOLDER PORT',
    ),
    {
      command: `npm run backend -- --port ${apiPort} --data "${join(build, 'data')}" --shop http://localhost:${deployedPort}`,
      cwd: root,
      url: `http://localhost:${apiPort}/insertion/getAll`,
      reuseExistingServer: false,
    },
  ],
});

function shop(port: string, folder: string, apiHost: string, serve: string) {
  const place = `"${folder}"`;
  return {
    command: `vite build --outDir ${place} --emptyOutDir && ${serve.replace('PORT', port).replace('FOLDER', place)}`,
    cwd: root,
    url: `http://localhost:${port}`,
    timeout: 180_000,
    reuseExistingServer: false,
    // What a developer's own .env says is no part of the tests.
    env: {
      NODE_ENV: 'production',
      VITE_API_HOST: apiHost,
      VITE_IMAGE_BASE_URL: apiHost && `${apiHost}/images/`,
      VITE_CHECKOUT_ORIGINS: '',
      VITE_QA: '',
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
