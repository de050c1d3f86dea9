import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** For `npm run snapshots`, which makes files and tests nothing. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    env: { VITE_API_HOST: 'https://api.test' },
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://api.test' } },
    include: ['tests/snapshots/make/*.make.tsx'],
    setupFiles: ['tests/support/screens.setup.ts'],
    testTimeout: 120_000,
  },
});
