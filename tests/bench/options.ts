import { parseArgs } from 'node:util';

const MEDIAN_OF = 9;

type Options = {
  runs: number;
  only: string[];
  /** The folder of another checkout to compare with, its dependencies installed. */
  beside: string | undefined;
};

/** Returns the options of `npm run bench -- …`. */
export function readOptions(scenarios: string[]): Options {
  const { values } = parseArgs({
    options: { runs: { type: 'string' }, only: { type: 'string' }, beside: { type: 'string' } },
  });
  const runs = Number(values.runs ?? MEDIAN_OF);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a whole number.');
  const only = values.only?.split(',') ?? scenarios;
  const unknown = only.filter((name) => !scenarios.includes(name));
  if (unknown.length > 0) {
    throw new Error(`--only knows ${scenarios.join(', ')}, not ${unknown.join(', ')}.`);
  }
  return { runs, only, beside: values.beside };
}
