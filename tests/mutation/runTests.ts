import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';

/** A test by its file, from the root of the project, its whole name, and the end of that. */
export type Test = { file: string; name: string; title: string };

/**
 * How some tests went: green, red by the first that failed (null: it never ended), or that
 * nothing can be told, such as of a file that does not even load.
 */
export type Went =
  { kind: 'green' } | { kind: 'red'; by: Test | null } | { kind: 'problem'; why: string };

/** Longer than any of the test files takes (milliseconds); a mutant may never end. */
const TIME_LIMIT_MS = 5 * 60_000;

type Wanted = {
  /** The root of the tree that is tested. */
  folder: string;
  files: readonly string[];
  /** Runs only those with this in their name; a regular expression. */
  title?: string | undefined;
  limitMs?: number;
};

/** Runs test files with vitest, or in a browser those that end so, up to the first failure. */
export async function runTests({
  folder,
  files,
  title,
  limitMs = TIME_LIMIT_MS,
}: Wanted): Promise<Went> {
  const isBrowser = files.some((file) => file.endsWith('.spec.ts'));
  const report = join(folder, REPORT);
  rmSync(report, { force: true });
  const [command = '', ...parts] = isBrowser ? PLAYWRIGHT : VITEST;
  const chosen = title === undefined ? [] : [isBrowser ? '-g' : '-t', title];
  const ended = await run(command, [...parts, ...files, ...chosen], folder, limitMs);
  if (ended === null) return { kind: 'red', by: null };
  const failed = isBrowser ? failedInBrowser(report) : failedInVitest(report, folder);
  if (failed) return { kind: 'red', by: failed };
  return ended.code === 0 ? { kind: 'green' } : { kind: 'problem', why: lastLines(ended.said) };
}

const REPORT = 'mutation-report.json';
const VITEST =
  `vitest run --bail=1 --maxWorkers=1 --reporter=json --outputFile.json=${REPORT}`.split(' ');
const PLAYWRIGHT =
  'playwright test -c tests/browser/playwright.config.ts --workers=1 --max-failures=1 --reporter=json'.split(
    ' ',
  );

/** Runs a command to its end; null where it took too long. */
function run(
  command: string,
  parts: readonly string[],
  folder: string,
  limitMs: number,
): Promise<{ code: number | null; said: string } | null> {
  return new Promise((resolve, reject) => {
    const limit = AbortSignal.timeout(limitMs);
    const child = spawn(command, parts, {
      cwd: folder,
      env: environment(folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: limit,
    });
    // It goes with this process, however that ends.
    const end = () => child.kill();
    process.once('exit', end);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.once('error', (error) => (limit.aborted ? resolve(null) : reject(error)));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code, said });
    });
  });
}

function environment(folder: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _, PATH = '', ...rest } = process.env;
  return {
    ...rest,
    PATH: join(folder, 'node_modules/.bin') + delimiter + PATH,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, REPORT),
  };
}

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; title: string }[];
  }[];
};

function failedInVitest(report: string, folder: string): Test | undefined {
  return (read<VitestReport>(report)?.testResults ?? [])
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, title }) => ({ file: relative(folder, name), name: fullName, title })),
    )
    .at(0);
}

type Suite = {
  suites?: Suite[];
  specs?: { ok: boolean; title: string; file: string }[];
};

function failedInBrowser(report: string): Test | undefined {
  const suites = [...(read<{ suites: Suite[] }>(report)?.suites ?? [])];
  for (const suite of suites) {
    const failed = suite.specs?.find(({ ok }) => !ok);
    if (failed) {
      const { file, title } = failed;
      return { file: `tests/browser/${file}`, name: title, title };
    }
    suites.push(...(suite.suites ?? []));
  }
  return undefined;
}

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-5).join('\n');
}
