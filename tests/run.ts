/**
 * `npm test`: checks, vitest and the browser tests one after the other, all of them even where
 * one fails. The last line is 'N passed, N failed', with ', N skipped' and ', N flaky'
 * where some were: these passed only when they were tried again, which happens in CI. `--all`
 * runs the long tables whole.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Count = { passed: number; failed: number; skipped: number; flaky: number };
type Stage = {
  title: string;
  command: string;
  report?: string;
  count?: (report: unknown) => Count;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = join(ROOT, 'node_modules/.cache/test-reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const FLAKY_REPORT = join(REPORTS, 'flaky.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

const STAGES: Stage[] = [
  { title: 'Checks', command: 'npm run check' },
  {
    title: 'Logic, contract, flows',
    command: `vitest run --reporter=default --reporter=./tests/flakyReporter.ts --reporter=json --outputFile.json="${VITEST_REPORT}"`,
    report: VITEST_REPORT,
    count: countVitest,
  },
  {
    title: 'Browser',
    command: 'playwright test -c tests/browser/playwright.config.ts --reporter=list,json',
    report: BROWSER_REPORT,
    count: countPlaywright,
  },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total = STAGES.map(run).reduce(add);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
const flaky = total.flaky > 0 ? `, ${total.flaky} flaky` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}${flaky}`);
process.exit(total.failed === 0 ? 0 : 1);

/** A stage that fails without naming a failed test, or that tests nothing, is one failure. */
function run({ title, command, report, count }: Stage): Count {
  console.log(`\n=== ${title}: ${command.split(' --reporter')[0]}\n`);
  const { status } = spawnSync(command, {
    cwd: ROOT,
    env: environment(),
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const counted =
    report && count ? count(readReport(report)) : { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  const testedNothing =
    report !== undefined && counted.passed + counted.failed + counted.flaky === 0;
  if (counted.failed === 0 && (status !== 0 || testedNothing)) {
    console.log(`\n${title}: ${testedNothing ? 'no test ran' : `ended with ${status}`}`);
    return { ...counted, failed: 1 };
  }
  return counted;
}

/** The caller's environment without what would change how the tools behave. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, PATH = '', ...rest } = process.env;
  return {
    ...rest,
    ...(process.argv.includes('--all') && { SHOP_TESTS: 'all' }),
    PATH: join(ROOT, 'node_modules/.bin') + delimiter + PATH,
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
    FLAKY_REPORT,
  };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function countVitest(report: unknown): Count {
  const counts = report as null | Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  >;
  const flaky = (readReport(FLAKY_REPORT) ?? []) as string[];
  return {
    passed: (counts?.numPassedTests ?? 0) - flaky.length,
    failed: counts?.numFailedTests ?? 0,
    skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
    flaky: flaky.length,
  };
}

function countPlaywright(report: unknown): Count {
  const stats = (
    report as null | { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }
  )?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    flaky: stats?.flaky ?? 0,
  };
}

function add(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    flaky: one.flaky + other.flaky,
  };
}
