/** `npm run snapshot:diff`: the differences of two snapshots, by entity and field. */
import { differences, lineOf } from '../../src/snapshots/differences.ts';
import { endWith, readCommandLine } from '../support/commandLine.ts';
import { textOf } from './files.ts';

const USAGE = `npm run snapshot:diff -- A B

  A, B    two snapshots
  --help  this text
`;

const { positionals } = readCommandLine(USAGE, {});
const [one, other] = positionals;
if (one === undefined || other === undefined || positionals.length > 2) endWith(USAGE);
const found = differences(snapshotIn(one), snapshotIn(other));
for (const difference of found) console.log(lineOf(difference));
console.log(found.length === 0 ? 'no difference' : `\n${found.length} differences`);
process.exit(found.length === 0 ? 0 : 1);

function snapshotIn(file: string): unknown {
  try {
    return JSON.parse(textOf(file));
  } catch (error) {
    endWith(error instanceof SyntaxError ? `${file} is not JSON.` : `${file} cannot be read.`);
  }
}
