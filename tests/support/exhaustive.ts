import { execFileSync } from 'node:child_process';

/** Whether `npm test` takes a share of the tests … */
export const IS_SHARE = process.env['SHOP_TESTS'] === 'share';

/** … or `npm run test:all` goes through all of them. */
export const IS_EXHAUSTIVE = process.env['SHOP_TESTS'] === 'all';

/**
 * Selects the share of a run. It is the commit's number, so that consecutive commits go through all shares.
 * `npm test` prints it; SHOP_SAMPLE=17 takes that share again.
 */
export const SAMPLE = Number((process.env['SHOP_SAMPLE'] ??= String(sampleOfCommit())));
if (!Number.isSafeInteger(SAMPLE) || SAMPLE < 0) throw new Error('SHOP_SAMPLE is no number.');

/** Seeds the random tests: always the same in CI, which thus fails only because of the change that it tests. */
export const SEED = process.env['CI'] ? 1 : SAMPLE;

/** Returns the commit's number; in a shallow clone a number from its hash, and without git the day's. */
function sampleOfCommit(): number {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') {
      return Number.parseInt(git('rev-parse', 'HEAD').slice(0, 4), 16);
    }
    return Number(git('rev-list', '--count', 'HEAD'));
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}

/** Returns the files that the last commit and uncommitted work change; [] without git. */
export function changedFiles(): string[] {
  try {
    return git('diff', '--name-only', 'HEAD~1').split('\n');
  } catch {
    return [];
  }
}

/** Returns whether the browser tests of error reports run: with every third sample, and if reports have changed. */
export function areReportsDue(isShare = IS_SHARE): boolean {
  return !isShare || SAMPLE % 3 === 0 || haveReportsChanged();
}

/** Returns whether the last commit or uncommitted work changes error reports, recordings or their browser tests. */
export function haveReportsChanged(): boolean {
  return changedFiles().some((file) => REPORTS.test(file));
}

const REPORTS =
  /^src\/(snapshots|app\/qa|features\/problem-report)\/|^src\/api\/record|^tests\/browser\/reports\//;

function git(...words: string[]): string {
  return execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Returns the whole list, or every `every`-th item of it; the sample and `from` select which. */
export function shareOf<T>(list: readonly T[], every: number, from = 0): readonly T[] {
  return IS_EXHAUSTIVE ? list : list.filter((_, at) => (at + from + SAMPLE) % every === 0);
}
