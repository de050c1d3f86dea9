import { execFileSync } from 'node:child_process';

/** `npm test` takes its fair share … */
export const IS_SHARE = process.env['SHOP_TESTS'] === 'share';

/** … and `npm run test:all` goes through everything. */
export const IS_EXHAUSTIVE = process.env['SHOP_TESTS'] === 'all';

/**
 * Which share is taken, and with which seeds: another one with each commit, so that in time
 * everything runs. `npm test` prints it; SHOP_SAMPLE=17 takes that one again.
 */
export const SAMPLE = Number((process.env['SHOP_SAMPLE'] ??= String(sampleOfCommit())));
if (!Number.isSafeInteger(SAMPLE) || SAMPLE < 0) throw new Error('SHOP_SAMPLE is no number.');

/** A small number that follows from the commit's name; without a repository one of the day. */
function sampleOfCommit(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 4), 16);
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}

/** Of a list all, or every so many: which of them, the sample and `from` decide. */
export function shareOf<T>(list: readonly T[], every: number, from = 0): readonly T[] {
  return IS_EXHAUSTIVE ? list : list.filter((_, at) => (at + from + SAMPLE) % every === 0);
}
