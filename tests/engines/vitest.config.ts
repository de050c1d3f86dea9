import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** For `npm run test:engines`: one file per engine, two in parallel. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    // All journeys, unless the caller asks for the share of a sample.
    env: { VITE_API_HOST: 'https://api.test', SHOP_TESTS: process.env['SHOP_TESTS'] ?? 'all' },
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    maxWorkers: 2,
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 120_000,
  },
});
