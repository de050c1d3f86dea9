/**
 * `npm run mutate`: takes the protections of the table away, one at a time, in a copy of the
 * tree, and runs the tests that are to notice. Ends with 1 where one is missed by nobody.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyOf } from './copy.ts';
import type { Mutant } from './mutant.ts';
import { mutated } from './mutate.ts';
import { runTests, type Test, type Went } from './runTests.ts';
import { MUTANTS } from './table.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How long all tests that have noticed something may take together (milliseconds). */
const PROOF_LIMIT_MS = 30 * 60_000;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only ?? '';
const chosen = MUTANTS.filter(({ name }) => name.includes(only));
if (chosen.length === 0) throw new Error(`--only: no protection has “${only}” in its name.`);

const copy = copyOf(ROOT);
process.on('exit', copy.remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

let survivors = 0;
const noticed: Test[] = [];
for (const [index, mutant] of chosen.entries()) {
  const began = Date.now();
  const went = await without(mutant);
  if (went.kind !== 'red') survivors += 1;
  else if (went.by) noticed.push(went.by);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${index + 1}/${chosen.length} ${mutant.name}\n    ${inWords(went)} (${seconds} s)`);
}
const proof = await proofOf(noticed);
console.log(`\n${chosen.length - survivors} of ${chosen.length} killed, ${survivors} survived`);
if (proof) console.log(proof);
process.exit(survivors === 0 && proof === null ? 0 : 1);

async function without(mutant: Mutant): Promise<Went> {
  const file = join(copy.folder, mutant.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(mutant, source));
  try {
    return await runTests({ folder: copy.folder, files: mutant.tests, title: mutant.title });
  } finally {
    writeFileSync(file, source);
  }
}

/** A test that is red also with every protection in its place has noticed nothing: which one. */
async function proofOf(tests: readonly Test[]): Promise<string | null> {
  const inNode = tests.filter(({ file }) => !file.endsWith('.spec.ts'));
  if (inNode.length === 0) return null;
  const went = await runTests({
    folder: copy.folder,
    files: [...new Set(inNode.map(({ file }) => file))],
    title: [...new Set(inNode.map(({ title }) => escaped(title)))].join('|'),
    limitMs: PROOF_LIMIT_MS,
  });
  return went.kind === 'green' ? null : `With every protection in place: ${inWords(went)}`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function inWords(went: Went): string {
  switch (went.kind) {
    case 'red':
      return went.by
        ? `killed by ${went.by.file}: ${went.by.name}`
        : 'killed: the tests do not end';
    case 'green':
      return 'SURVIVED';
    case 'problem':
      return `NOT RUN: ${went.why}`;
  }
}
