/** `npm run snapshot:diff -- A B`: the differences of two snapshots, by entity and field. */
import { parseArgs } from 'node:util';
import { differences, lineOf } from '../../src/snapshots/differences.ts';
import { textOf } from './files.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [one, other] = positionals;
if (one === undefined || other === undefined || positionals.length > 2) {
  console.error('Two snapshots are wanted: npm run snapshot:diff -- A B');
  process.exit(2);
}
const found = differences(JSON.parse(textOf(one)), JSON.parse(textOf(other)));
for (const difference of found) console.log(lineOf(difference));
console.log(found.length === 0 ? 'no difference' : `\n${found.length} differences`);
process.exit(found.length === 0 ? 0 : 1);
