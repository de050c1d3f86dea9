import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** Code whose result depends on the time, or on the settings of the machine. */
const FORBIDDEN = [
  /\bDate\.now\(/,
  /\bnew Date\(\s*\)/,
  /\btoLocale\w*\(\s*\)/,
  /\bnew Intl\.\w+\(\s*(undefined|\))/,
  // Uses of the machine's time zone.
  /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes)\(/,
  /\.to(DateString|TimeString)\(/,
];

it('uses one clock, and never the locale or time zone of the machine', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const found = files
    .filter((file) => file !== join('domain', 'clock.ts'))
    .flatMap((file) => {
      const lines = readFileSync(join(SRC, file), 'utf8').split('\n');
      return lines
        .filter((line) => FORBIDDEN.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`);
    });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
