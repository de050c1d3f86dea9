/**
 * `npm run mutate`: changes the code of each folder of `folders.ts` in one place after the other and counts how often
 * its tests notice. Lists the surviving mutants, and fails if a folder's share is below its limit.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWith, readCommandLine } from '../support/commandLine.ts';
import { FOLDERS, type MutatedFolder } from './folders.ts';

type Status =
  'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError';
type Mutant = {
  status: Status;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
};
type Report = { files: Record<string, { mutants: Mutant[] }> };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = join(ROOT, 'node_modules/.cache/mutation/report.json');

const USAGE = `npm run mutate -- [FOLDER…]

  FOLDER  one of ${Object.keys(FOLDERS).join(', ')}  (all)
  --help  this text
`;

const { positionals: wanted } = readCommandLine(USAGE, {});
const unknown = wanted.find((folder) => !(folder in FOLDERS));
if (unknown !== undefined) endWith(`${unknown} is not mutated.\n\n${USAGE}`);
let hasFailed = false;
for (const [folder, rules] of Object.entries(FOLDERS)) {
  if (wanted.length > 0 && !wanted.includes(folder)) continue;
  if (!measure(folder, rules)) hasFailed = true;
}
process.exit(hasFailed ? 1 : 0);

/** Measures a folder and prints the result; returns whether its score is high enough. */
function measure(folder: string, { score: least }: MutatedFolder): boolean {
  console.log(`\n=== ${folder}`);
  const stryker = join(ROOT, 'node_modules/.bin/stryker');
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'tests/mutation/stryker.config.json', '--mutate', `${folder}/**/*.ts`],
    { cwd: ROOT, env: { ...process.env, SHOP_MUTATED: folder }, stdio: 'inherit' },
  );
  if (status !== 0) return false;
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
  const found = all.filter(({ status: one }) => one === 'Killed' || one === 'Timeout').length;
  const left = all.filter(({ status: one }) => one === 'Survived' || one === 'NoCoverage');
  for (const { file, location, mutatorName, replacement = '', status: one } of left) {
    console.log(`${one} ${file}:${location.start.line} ${mutatorName}: ${replacement}`);
  }
  const score = Math.floor((100 * found) / (found + left.length));
  console.log(
    `${folder}: ${found} of ${found + left.length} found, ${score} % (at least ${least} %)`,
  );
  return score >= least;
}
