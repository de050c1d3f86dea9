import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import {
  IS_EXHAUSTIVE,
  IS_SHARE,
  areReportsDue,
  changedFiles,
  shareOf,
} from '../support/exhaustive';
import { buildCommand, buildsFor, choosePlaces, type Build } from './support/builds';
import { CHROMIUM_ARGS, findChromium } from './support/chromium';
import { DESKTOP, PHONE } from './support/viewports';

const root = fileURLToPath(new URL('../../', import.meta.url));

// Every worker evaluates this file again: the first evaluation passes its choices on.
const places = await choosePlaces();
const { port, deployedPort, reportingPort, apiPort, folder } = places;
const { embedded, deployed } = buildsFor(places);
const chromium = (process.env['CHROMIUM_PATH'] = await findChromium());

const REPORTS = 'reports/*.spec.ts';

/**
 * The main journeys, and what pages weigh, run on each push; of these files `npm test` takes every eleventh one, and
 * those that the last commit changes. No share within a file has this size, so that in time every file meets each of
 * its shares.
 */
const ROTATING = [
  'androidBack',
  'bulk',
  'cartPrerender',
  'chunkErrors',
  'contentPolicy',
  'deployment',
  'devServer',
  'everyPage',
  'formOutcomes',
  'frozenTab',
  'heldInput',
  'homePrerender',
  'hostileLinks',
  'hundredThousandOrders',
  'layoutShift',
  'library',
  'longCatalogue',
  'names',
  'nginx',
  'offline',
  'offlineEverywhere',
  'orderListPrerender',
  'ordersInSight',
  'ordersKeyboard',
  'overview',
  'pagePreload',
  'photos',
  'print',
  'problems',
  'profile',
  'product',
  'productForm',
  'productPrerender',
  'productTableKeyboard',
  'replay',
  'slowDevice',
  'slowNetwork',
  'storage',
  'testimonialsPrerender',
  'withdrawal',
  'xss',
].map((name) => `${name}.spec.ts`);
const changed = changedFiles();
const leftOut = IS_SHARE
  ? ROTATING.filter(
      (file) => !shareOf(ROTATING, 11).includes(file) && !changed.includes(`tests/browser/${file}`),
    )
  : [];

/** The files whose @phone tests `npm test` runs on the phone; those of the other half it runs on the desktop. */
const specs = globSync('*.spec.ts', { cwd: import.meta.dirname }).sort();
const onPhone = IS_SHARE ? shareOf(specs, 2) : specs;
const notAtDesk = [
  ...(IS_EXHAUSTIVE ? [] : [/@http/]),
  ...(IS_SHARE ? onPhone.map((file) => new RegExp(`${file} .*@phone`)) : []),
];

/** One test after the other, as the build has the address of one receiver; first, so that one worker runs them all. */
const reportsProject = {
  name: 'reports',
  testMatch: REPORTS,
  workers: 1,
  fullyParallel: false,
  use: { viewport: DESKTOP, baseURL: `http://localhost:${reportingPort}` },
};

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  globalTeardown: './support/removeBuild.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // For two processors: while one test waits, another one runs, which saves a seventh compared with two workers.
  workers: 3,
  // Retries once in CI, whose machine may be busy: `tests/run.ts` reports tests that pass only then.
  retries: process.env['CI'] ? 1 : 0,
  // Generous: a busy machine takes three times as long.
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
    ...(areReportsDue() ? [reportsProject] : []),
    {
      name: 'desktop',
      testIgnore: [REPORTS, ...leftOut],
      grepInvert: notAtDesk,
      use: { viewport: DESKTOP },
    },
    // Tests with the tag @phone.
    {
      name: 'phone',
      testMatch: [...onPhone],
      grep: /@phone/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    // Tests with the tag @http, on the deployed build against the backend process.
    {
      name: 'http',
      grep: /@http/,
      testIgnore: [REPORTS, ...leftOut],
      use: { viewport: DESKTOP, baseURL: `http://localhost:${deployedPort}` },
    },
  ],
  webServer: [
    // The production build with the embedded mock backend, as a newcomer gets it,
    serve(embedded, port, `vite preview --strictPort --port ${port} --outDir "${embedded.folder}"`),
    // and the build that calls a backend elsewhere: `support/hosts.ts`.
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

/** Serves a build; makes it first if `npm test` has not. */
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
