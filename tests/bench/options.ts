import { existsSync } from 'node:fs';
import { endWith, readCommandLine } from '../support/commandLine.ts';

const MEDIAN_OF = 9;

const USAGE = `npm run bench -- [options]

  --runs N         how often each scenario runs           (${MEDIAN_OF})
  --only LIST      scenarios, separated by commas         (all)
  --beside FOLDER  another checkout that tabs compares with, its dependencies installed
  --help           this text
`;

type Options = {
  runs: number;
  only: string[];
  beside: string | undefined;
};

/** Returns the options of `npm run bench`. */
export function readOptions(scenarios: string[]): Options {
  const usage = `${USAGE}\nScenarios: ${scenarios.join(', ')}\n`;
  const { values, positionals } = readCommandLine(usage, {
    runs: { type: 'string' },
    only: { type: 'string' },
    beside: { type: 'string' },
  });
  if (positionals.length > 0) endWith(`Unexpected: ${positionals.join(' ')}\n\n${usage}`);
  const runs = Number(values.runs ?? MEDIAN_OF);
  if (!Number.isInteger(runs) || runs < 1) endWith('--runs needs a whole number.');
  const only = values.only?.split(',') ?? scenarios;
  const unknown = only.filter((name) => !scenarios.includes(name));
  if (unknown.length > 0) {
    endWith(`--only knows ${scenarios.join(', ')}, not ${unknown.join(', ')}.`);
  }
  const { beside } = values;
  if (beside !== undefined && !existsSync(beside)) endWith(`There is no folder ${beside}.`);
  return { runs, only, beside };
}
