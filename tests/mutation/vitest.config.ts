import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FOLDERS } from './folders';

/** The tests that `run.ts` runs against the mutants of a folder. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    // Few races, the same ones for each mutant.
    env: { VITE_API_HOST: 'https://api.test', RACE_RUNS: '10', RACE_SEED: '1' },
    environment: 'node',
    include: FOLDERS[process.env['SHOP_MUTATED'] ?? '']?.tests ?? [],
    testTimeout: 20_000,
  },
});
