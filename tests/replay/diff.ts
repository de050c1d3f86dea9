/** `npm run snapshot:diff`: the differences of two snapshots, by entity and field. */
import { differences, lineOf, withoutReadTimes } from '../../src/snapshots/differences.ts';
import { endWith, readCommandLine } from '../support/commandLine.ts';
import { textOf } from './files.ts';

const USAGE = `npm run snapshot:diff -- A B

  A, B    two snapshots (moments of recordings are compared in /__compare)
  --help  this text
`;

const { positionals } = readCommandLine(USAGE, {});
const [one, other] = positionals;
if (one === undefined || other === undefined || positionals.length > 2) endWith(USAGE);
const all = differences(snapshotIn(one), snapshotIn(other));
const found = withoutReadTimes(all);
for (const difference of found) console.log(lineOf(difference));
const times = all.length - found.length;
console.log(
  (found.length === 0 ? 'no difference' : `\ndifferences: ${found.length}`) +
    (times === 0 ? '' : ` (and ${times} in the times of reads, which are not listed)`),
);
process.exit(found.length === 0 ? 0 : 1);

function snapshotIn(file: string): unknown {
  let content: unknown;
  try {
    content = JSON.parse(textOf(file));
  } catch (error) {
    endWith(error instanceof SyntaxError ? `${file} is not JSON.` : `${file} cannot be read.`);
  }
  const { format } = (content ?? {}) as { format?: unknown };
  return format === 'bottega-snapshot' ? content : endWith(`${file} is not a snapshot.`);
}
