/**
 * `npm test`: checks, vitest and the browser tests one after the other, all of them even if one fails;
 * the builds for the browser are made during the first. At the end it names the tests that failed, and
 * errors outside of tests; the last line is 'N passed, N failed', with ', N skipped' if there were any.
 * A test that passes only when it is tried again, which happens in CI, has failed. (Not so in other
 * engines, whose drivers fail now and then.) CI adds the journeys in other engines. `--all` adds
 * mutation testing, too, and runs the long tables whole; without it SHOP_SAMPLE says which share is
 * taken.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCommand, buildsFor, choosePlaces, type Build } from './browser/support/builds.ts';
import type { Outcome } from './outcomeReporter.ts';
import { SAMPLE, areReportsDue } from './support/exhaustive.ts';

type Count = { passed: number; failed: string[]; skipped: number };
type Stage = {
  title: string;
  command: string;
  report?: string;
  count?: (report: unknown) => Count;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = join(ROOT, 'node_modules/.cache/test-reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const OUTCOME_REPORT = join(REPORTS, 'outcome.json');
const ENGINES_REPORT = join(REPORTS, 'engines.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

const STAGES: [checks: Stage, logic: Stage, browser: Stage, engines: Stage, mutants: Stage] = [
  { title: 'Checks', command: 'npm run check' },
  {
    title: 'Logic, contract, flows',
    command: `vitest run --reporter=default --reporter=./tests/outcomeReporter.ts --reporter=json --outputFile.json="${VITEST_REPORT}"`,
    report: VITEST_REPORT,
    count: (report) => countVitest(report),
  },
  {
    title: 'Browser',
    command: 'playwright test -c tests/browser/playwright.config.ts --reporter=list,json',
    report: BROWSER_REPORT,
    count: countPlaywright,
  },
  {
    title: 'Firefox, WebKit and a newer Chromium',
    command: `vitest run --config tests/engines/vitest.config.ts --reporter=default --reporter=./tests/outcomeReporter.ts --reporter=json --outputFile.json="${ENGINES_REPORT}"`,
    report: ENGINES_REPORT,
    // What passes when tried again is named, and no more: their drivers fail now and then.
    count: (report) => countVitest(report, { ...readOutcome(), flaky: [] }),
  },
  { title: 'Mutants', command: 'npm run mutate' },
];

const runsAll = process.argv.includes('--all');
const runsEngines = runsAll || process.env['CI'] !== undefined;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
console.log(`Sample ${SAMPLE}: SHOP_SAMPLE=${SAMPLE} takes the same shares and seeds again.`);
const [checks, logic, browser, engines, mutants] = STAGES;
const { reporting, ...builds } = buildsFor(await choosePlaces());
const building = [...Object.values(builds), ...(areReportsDue(!runsAll) ? [reporting] : [])].map(
  build,
);
const counts = [run(checks), run(logic)];
const areBuilt = (await Promise.all(building)).every(Boolean);
// Else the browser's stage makes them itself, and shows what is wrong.
if (areBuilt) process.env['SHOP_BUILDS_MADE'] = 'true';
counts.push(run(browser));
if (runsEngines) counts.push(run(engines));
if (runsAll) counts.push(run(mutants));
const total = counts.reduce(add);
for (const name of total.failed) console.log(`Failed: ${name}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\nSample ${SAMPLE}`);
console.log(`${total.passed} passed, ${total.failed.length} failed${skipped}`);
process.exit(total.failed.length === 0 ? 0 : 1);

/** Makes a build in parallel with other work; resolves to whether it succeeded. */
function build(one: Build): Promise<boolean> {
  const log = openSync(join(REPORTS, 'builds.log'), 'a');
  const options = {
    cwd: ROOT,
    env: { ...environment(), ...one.env },
    shell: true,
    stdio: ['ignore', log, log] as const,
  };
  return new Promise((resolve) => {
    spawn(buildCommand(one), { ...options, stdio: [...options.stdio] }).once('exit', (status) =>
      resolve(status === 0),
    );
  });
}

/** A stage that fails without naming a failed test, or that tests nothing, is one failure. */
function run({ title, command, report, count }: Stage): Count {
  console.log(`\n=== ${title}: ${command.split(' --reporter')[0]}\n`);
  rmSync(OUTCOME_REPORT, { force: true });
  const { status } = spawnSync(command, {
    cwd: ROOT,
    env: environment(),
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const counted =
    report && count ? count(readReport(report)) : { passed: 0, failed: [], skipped: 0 };
  const testedNothing =
    report !== undefined && counted.passed + counted.failed.length + counted.skipped === 0;
  if (counted.failed.length === 0 && (status !== 0 || testedNothing)) {
    const reason = testedNothing ? 'no test ran' : `ended with ${status}`;
    return { ...counted, failed: [`${title}: ${reason}`] };
  }
  return counted;
}

/** The caller's environment without what would change how the tools behave. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, PATH = '', ...rest } = process.env;
  return {
    ...rest,
    SHOP_TESTS: runsAll ? 'all' : 'share',
    PATH: join(ROOT, 'node_modules/.bin') + delimiter + PATH,
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
    OUTCOME_REPORT,
  };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function readOutcome(): Outcome {
  return (readReport(OUTCOME_REPORT) ?? { flaky: [], errors: [] }) as Outcome;
}

function countVitest(report: unknown, { flaky, errors } = readOutcome()): Count {
  const counts = report as null | VitestReport;
  const failed = (counts?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, name)} > ${fullName}`),
  );
  return {
    passed: (counts?.numPassedTests ?? 0) - flaky.length,
    failed: [...failed, ...errors, ...flaky.map(triedAgain)],
    skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
  };
}

function triedAgain(name: string): string {
  return `${name} (passed only when tried again)`;
}

type VitestReport = Record<'numPassedTests' | 'numPendingTests' | 'numTodoTests', number> & {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};

function countPlaywright(report: unknown): Count {
  const all = report as null | BrowserReport;
  const stats = all?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: (all?.suites ?? []).flatMap((suite) => [
      ...namesIn(suite, 'unexpected'),
      ...namesIn(suite, 'flaky').map(triedAgain),
    ]),
    skipped: stats?.skipped ?? 0,
  };
}

type Suite = {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string }[] }[];
};
type BrowserReport = {
  stats: Record<'expected' | 'skipped', number>;
  suites: Suite[];
};

/** The names of the tests that ended so: 'file > title'. */
function namesIn({ suites = [], specs = [] }: Suite, ended: 'unexpected' | 'flaky'): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === ended));
  return [
    ...own.map(({ file, title }) => `${file} > ${title}`),
    ...suites.flatMap((suite) => namesIn(suite, ended)),
  ];
}

function add(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: [...one.failed, ...other.failed],
    skipped: one.skipped + other.skipped,
  };
}
