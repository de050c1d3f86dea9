import { globSync, readFileSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { IS_SHARE, changedFiles, haveReportsChanged, shareOf } from './exhaustive.ts';

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * Matches files that replace or reload modules, need another build or move the clock, as the logical clock never goes back
 * (`src/api/logicalClock.ts`), and files that import a support file only for its effect. They have modules of their own.
 */
const NEEDS_OWN_MODULES = /\bvi\.(mock|resetModules|stubEnv)\(|^import '#tests\/support\/|'Date'/m;

const IN_NODE = {
  environment: 'node',
  testTimeout: 20_000,
  setupFiles: ['tests/support/seeds.setup.ts'],
} satisfies Tests;

const IN_JSDOM = {
  environment: './tests/support/jsdomEnvironment.ts',
  // The backend's own origin: to other origins Node's fetch sends no cookies.
  environmentOptions: { jsdom: { url: 'https://api.test' } },
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['tests/support/screens.setup.ts'],
} satisfies Tests;

/** It takes less time; `screens` shows the warnings of React's development build. */
const IN_PRODUCTION = {
  ...IN_JSDOM,
  env: { NODE_ENV: 'production' },
  setupFiles: ['tests/support/productionReact.setup.ts', ...IN_JSDOM.setupFiles],
} satisfies Tests;

/** The flows about error reports and recordings, which all run if those have changed. */
const REPORT_FLOWS = [
  'errorReports',
  'player',
  'recording',
  'replay',
  'replayedNotes',
  'sendReport',
  'unsentReports',
  'webVitals',
].map((name) => `tests/flows/${name}.test.tsx`);

/** They guard secrets. */
const EVERY_TIME = ['secretMarkers', 'secretTraces'].map((name) => `tests/flows/${name}.test.tsx`);

/**
 * Returns the projects of vitest. Except in `logic`, files share the modules that a worker has loaded, which saves a third
 * of the time of those with screens; files in the projects named 'own modules' do not.
 */
export function vitestProjects(): TestProjectInlineConfiguration[] {
  const allFlows = globSync('tests/flows/*.test.{ts,tsx}').sort();
  const flows = takenFlows(allFlows);
  const inProduction = flows.filter((flow) => runsInProduction(flow, allFlows));
  return [
    // These tests stub globals and stop the clock, which would affect the stores of other files.
    project('logic', IN_NODE, ['tests/{store,tabs,snapshots}/**/*.test.ts'], true),
    ...sharingModules(
      'rules',
      IN_NODE,
      globSync('tests/{check,domain,contract,mocks}/**/*.test.ts'),
    ),
    ...sharingModules('screens', IN_JSDOM, [
      ...globSync('tests/components/*.test.tsx'),
      ...flows.filter((flow) => !inProduction.includes(flow)),
    ]),
    ...sharingModules('production', IN_PRODUCTION, [
      ...globSync('tests/tables/*.test.tsx'),
      ...inProduction,
    ]),
  ];
}

function sharingModules(
  name: string,
  test: Tests,
  files: string[],
): TestProjectInlineConfiguration[] {
  const alone = files.filter((file) => NEEDS_OWN_MODULES.test(readFileSync(file, 'utf8')));
  const shared = files.filter((file) => !alone.includes(file));
  return [project(name, test, shared, false), project(`${name}, own modules`, test, alone, true)];
}

function project(name: string, test: Tests, include: string[], isolate: boolean) {
  return { extends: true, test: { ...test, name, include, isolate } } as const;
}

/** Returns the flows that run: in `npm test` every sixth one, and those that the last commit changes. */
function takenFlows(flows: string[]): string[] {
  if (!IS_SHARE) return flows;
  const reports = haveReportsChanged() ? REPORT_FLOWS : [];
  const taken = new Set([...shareOf(flows, 6), ...reports, ...EVERY_TIME, ...changedFiles()]);
  return flows.filter((flow) => taken.has(flow));
}

/**
 * Returns whether a flow runs on React's production build, which shoppers have and which takes less time: in `npm test`
 * ten of eleven do, others with each sample, so that over time all flows run on both builds. SHOP_BUILD=production takes
 * that build for all of them; without it a single flow runs on the development build.
 */
function runsInProduction(flow: string, allFlows: string[]): boolean {
  if (process.env['SHOP_BUILD'] === 'production') return true;
  return IS_SHARE && !shareOf(allFlows, 11).includes(flow);
}
