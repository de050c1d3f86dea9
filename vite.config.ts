import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { fileURLToPath } from 'node:url';
import { loadEnv, type PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { firstPaint } from './src/app/firstPaint.ts';
import { offlineWorker } from './src/app/offline/offlineWorker.ts';
import { placeholderWarning } from './src/app/placeholderWarning.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  const apiHost = env['VITE_API_HOST']?.replace(/\/+$/, '') ?? '';
  const isStandIn = apiHost === '';
  return {
    plugins: [
      react({ compiler: true }),
      firstPaint(apiHost),
      placeholderWarning(),
      offlineWorker(isStandIn),
      isStandIn && (msw({ mode: 'worker-only' }) as PluginOption),
    ],
    resolve: {
      tsconfigPaths: true,
      alias: {
        // Nothing here sets cookies for public suffixes, and the list weighs 110 kB.
        ...(isStandIn && { tldts: path('mocks/tldts-stub.ts') }),
      },
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      target: 'es2023',
      sourcemap: false,
      rolldownOptions: {
        // All that the first screen needs is one file: on the way, each file is a request.
        // Not main.tsx itself, which would start in every page that shares a module with it.
        output: {
          codeSplitting: { groups: [{ name: 'shop', test: /[\\/]src[\\/](app[\\/]App|store)\b/ }] },
        },
        input: isStandIn
          ? ['index.html', 'mocks/pages/card.html', 'mocks/pages/mailbox.html'].map(path)
          : [path('index.html')],
      },
    },
    test: {
      env: { VITE_API_HOST: 'https://api.test' },
      projects: [
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            include: ['tests/{check,domain,store,contract,stand-in}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            // The backend's own origin: Node's fetch forgets which calls carry cookies elsewhere.
            environmentOptions: { jsdom: { url: 'https://api.test' } },
            include: ['tests/flows/**/*.test.tsx'],
            setupFiles: ['tests/support/screens.setup.ts'],
            testTimeout: 20_000,
            expect: { poll: { timeout: 5_000 } },
          },
        },
      ],
    },
  };
});
