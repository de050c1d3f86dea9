import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countOf, mutated } from '../mutation/mutate';
import { MUTANTS } from '../mutation/table';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('the table of the mutation run', () => {
  it('names each protection once', () => {
    const names = MUTANTS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeGreaterThan(40);
  });

  it('finds the text of each exactly once', () => {
    const found = MUTANTS.map(({ name, file, text }) => ({
      name,
      count: countOf(text, readFileSync(join(ROOT, file), 'utf8')),
    }));
    expect(found.filter(({ count }) => count !== 1)).toEqual([]);
  });

  it('changes something each time', () => {
    for (const mutant of MUTANTS) {
      const source = readFileSync(join(ROOT, mutant.file), 'utf8');
      expect(mutated(mutant, source), mutant.name).not.toBe(source);
    }
  });

  it('names tests that are there', () => {
    const files = new Set(MUTANTS.flatMap(({ tests }) => tests));
    expect([...files].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(MUTANTS.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('refuses what the file does not have, or has twice', () => {
    const mutant = { name: 'x', file: 'x.ts', text: 'a', by: '', tests: [] };
    expect(mutated(mutant, 'bab')).toBe('bb');
    expect(() => mutated(mutant, 'b')).toThrow('0 times');
    expect(() => mutated(mutant, 'aa')).toThrow('2 times');
  });
});
