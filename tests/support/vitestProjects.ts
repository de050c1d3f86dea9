import { globSync, readFileSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { IS_SHARE, shareOf } from './exhaustive.ts';

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * Files that replace modules, load them again or need another build have modules of their own, and so have those that
 * move the clock: the logical clock never goes back (`src/api/logicalClock.ts`).
 */
const NEEDS_OWN_MODULES = /\bvi\.(mock|resetModules|stubEnv)\(|support\/reportingBuild|'Date'/;

const IN_NODE = {
  environment: 'node',
  testTimeout: 20_000,
  setupFiles: ['tests/support/seeds.setup.ts'],
} satisfies Tests;

const IN_JSDOM = {
  environment: './tests/support/jsdomEnvironment.ts',
  // The backend's own origin: Node's fetch forgets which calls carry cookies elsewhere.
  environmentOptions: { jsdom: { url: 'https://api.test' } },
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['tests/support/screens.setup.ts'],
} satisfies Tests;

/**
 * Returns the projects of vitest. Files with screens share the modules that a worker has loaded, which
 * takes two thirds of the time, except for those in the projects named 'own modules'.
 */
export function vitestProjects(): TestProjectInlineConfiguration[] {
  const flows = globSync('tests/flows/*.test.{ts,tsx}').sort();
  const inProduction = productionFlows(flows);
  return [
    // These tests stub globals and stop the clock, which stores of other files would notice.
    project('logic', IN_NODE, ['tests/{store,tabs,snapshots}/**/*.test.ts'], true),
    project('rules', IN_NODE, ['tests/{check,domain,contract,mocks}/**/*.test.ts'], false),
    ...screens('screens', [
      ...globSync('tests/components/*.test.tsx'),
      ...flows.filter((flow) => !inProduction.includes(flow)),
    ]),
    ...screens('production', [...globSync('tests/tables/*.test.tsx'), ...inProduction], {
      // It takes less time; what React's development build warns of is seen in `screens`.
      env: { NODE_ENV: 'production' },
      setupFiles: ['tests/support/productionReact.setup.ts', ...IN_JSDOM.setupFiles],
    }),
  ];
}

function screens(
  name: string,
  files: string[],
  more: Tests = {},
): TestProjectInlineConfiguration[] {
  const alone = files.filter((file) => NEEDS_OWN_MODULES.test(readFileSync(file, 'utf8')));
  const shared = files.filter((file) => !alone.includes(file));
  const test = { ...IN_JSDOM, ...more };
  return [project(name, test, shared, false), project(`${name}, own modules`, test, alone, true)];
}

function project(name: string, test: Tests, include: string[], isolate: boolean) {
  return { extends: true, test: { ...test, name, include, isolate } } as const;
}

/**
 * Returns the flows that run on React's production build, which shoppers have and which takes less
 * time. `npm test` takes three of four, and others with each sample, so that in time all flows have run
 * on both builds. SHOP_BUILD=production takes all of them; without it a flow that is run by itself
 * has the development build.
 */
function productionFlows(flows: string[]): string[] {
  if (process.env['SHOP_BUILD'] === 'production') return flows;
  if (!IS_SHARE) return [];
  const inDevelopment = shareOf(flows, 4);
  return flows.filter((flow) => !inDevelopment.includes(flow));
}
