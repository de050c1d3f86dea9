import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { IS_EXHAUSTIVE, IS_SHARE, shareOf } from '../support/exhaustive';
import { buildCommand, buildsFor, choosePlaces, type Build } from './support/builds';
import { CHROMIUM_ARGS, findChromium } from './support/chromium';
import { DESKTOP, PHONE } from './support/viewports';

const root = fileURLToPath(new URL('../../', import.meta.url));

// This file is read again by every worker: what the first reading chose is handed on.
const places = await choosePlaces();
const { port, deployedPort, reportingPort, apiPort, folder } = places;
const { embedded, deployed } = buildsFor(places);
const chromium = (process.env['CHROMIUM_PATH'] = await findChromium());

const REPORTS = 'reports/*.spec.ts';

/** What makes builds or servers of its own, or waits for slow ones: `npm test` takes every second. */
const SLOW = [
  'deployment',
  'devServer',
  'hundredThousandOrders',
  'replay',
  'slowDevice',
  'slowNetwork',
].map((name) => `${name}.spec.ts`);
const slowLeftOut = IS_SHARE ? SLOW.filter((file) => !shareOf(SLOW, 2).includes(file)) : [];

/** Of the files whose tests are for the phone as well `npm test` takes half there, half at a desk. */
const specs = globSync('*.spec.ts', { cwd: import.meta.dirname }).sort();
const onPhone = IS_SHARE ? shareOf(specs, 2) : specs;
const notAtDesk = [
  ...(IS_EXHAUSTIVE ? [] : [/@http/]),
  ...(IS_SHARE ? onPhone.map((file) => new RegExp(`${file} .*@phone`)) : []),
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  globalTeardown: './support/removeBuild.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // On two processors: tests that wait leave them to others, which takes a seventh less than two workers.
  workers: 3,
  // Once more in CI, whose machine may be loaded: `tests/run.ts` names what passes only then.
  retries: process.env['CI'] ? 1 : 0,
  // Generous: a machine that is busy with something else takes three times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'off',
    launchOptions: { executablePath: chromium, args: CHROMIUM_ARGS },
  },
  projects: [
    // One test after the other: there is one receiver, whose address is in the build. First, so that
    // its worker stays for all of them.
    {
      name: 'reports',
      testMatch: REPORTS,
      workers: 1,
      fullyParallel: false,
      use: { viewport: DESKTOP, baseURL: `http://localhost:${reportingPort}` },
    },
    {
      name: 'desktop',
      testIgnore: [REPORTS, ...slowLeftOut],
      grepInvert: notAtDesk,
      use: { viewport: DESKTOP },
    },
    // A test is run on the phone as well when it carries the tag @phone.
    {
      name: 'phone',
      testMatch: [...onPhone],
      grep: /@phone/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    // Or as it is deployed, against the backend process, when it carries @http.
    {
      name: 'http',
      grep: /@http/,
      testIgnore: [REPORTS, ...slowLeftOut],
      use: { viewport: DESKTOP, baseURL: `http://localhost:${deployedPort}` },
    },
  ],
  webServer: [
    // The production build with the embedded mock backend, as a newcomer gets it …
    serve(embedded, port, `vite preview --strictPort --port ${port} --outDir "${embedded.folder}"`),
    // … and the one that calls a backend elsewhere: `support/hosts.ts`.
    serve(
      deployed,
      deployedPort,
      `node tests/browser/support/serve.ts "${deployed.folder}" ${deployedPort}`,
    ),
    {
      command: `npm run backend -- --port ${apiPort} --data "${folder}/data" --shop http://localhost:${deployedPort}`,
      cwd: root,
      url: `http://localhost:${apiPort}/insertion/getAll`,
      reuseExistingServer: false,
    },
  ],
});

/** Serves a build; makes it first where `npm test` has not. */
function serve(build: Build, port: string, command: string) {
  const isBuilt = process.env['SHOP_BUILDS_MADE'] === 'true';
  return {
    command: isBuilt ? command : `${buildCommand(build)} && ${command}`,
    cwd: root,
    url: `http://localhost:${port}`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: build.env,
  };
}
