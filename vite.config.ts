import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadEnv, type PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { BUILD_TARGET } from './src/build/browsers.ts';
import { compileHint } from './src/build/compileHint.ts';
import { prerender } from './src/build/prerenderPlugin.ts';
import { routeTable } from './src/build/routeTable.ts';
import { sharedChunks } from './src/build/sharedChunks.ts';
import { offlineWorker } from './src/build/serviceWorkerPlugin.ts';
import packageJson from './package.json' with { type: 'json' };
import { startFailure } from './src/build/startFailure.ts';
import { placeholders } from './src/config/shop.ts';
import { contentSecurity } from './src/build/contentSecurity.ts';
import { earlyErrors } from './src/build/earlyErrors.ts';
import { libraryStyles } from './src/build/libraryStyles.ts';
import { ownReactRedux } from './src/build/ownReactRedux.ts';
import { readReportServer } from './src/build/reportServer.ts';
import { readShopHosts } from './src/build/shopHosts.ts';
import { unusedParts } from './src/build/unusedParts.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig(async ({ mode, command }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  const hosts = readShopHosts(env);
  const { apiHost, imageBase, checkoutOrigins } = hosts;
  const reports = readReportServer(env['VITE_SENTRY_DSN'], env['VITE_VITALS_SAMPLE']);
  const usesMockBackend = apiHost === '';
  const projects = process.env['VITEST']
    ? (await import('./tests/support/vitestProjects.ts')).vitestProjects()
    : [];
  const isDevelopment = command === 'serve';
  const isForQa = env['VITE_QA'] === 'true';
  // Tells the tabs of an older build from those of a newer one (`src/cross-tab`).
  const version = `${packageJson.version}+${Date.now()}`;
  return {
    plugins: [
      // Files that say 'use no memo' are drawn once or seldom: there its code would weigh on the
      // first screen, and have nothing to save.
      react({ compiler: true }),
      prerender(
        { VITE_API_HOST: apiHost, VITE_IMAGE_BASE_URL: imageBase },
        version,
        isDevelopment || isForQa,
      ),
      earlyErrors(reports.dsn !== ''),
      startFailure(),
      routeTable(),
      compileHint(),
      {
        name: 'shop:placeholder-warning',
        apply: 'build',
        buildStart() {
          const left = placeholders();
          if (left.length > 0) this.warn(`src/config/shop.ts has placeholders: ${left.join(', ')}`);
        },
      },
      libraryStyles(),
      unusedParts(),
      ownReactRedux(),
      contentSecurity({ apiHost, imageBase, reportOrigin: reports.origin, isForQa }),
      offlineWorker(hosts),
      usesMockBackend && (msw({ mode: 'worker-only' }) as PluginOption),
    ],
    resolve: {
      tsconfigPaths: true,
      alias: {
        // Nothing here sets cookies for public suffixes, and the list weighs 110 kB.
        ...(usesMockBackend && { tldts: path('mocks/tldtsStub.ts') }),
      },
    },
    define: {
      'import.meta.env.VITE_BUILD': JSON.stringify(version),
      // Tests set theirs.
      ...(!process.env['VITEST'] && {
        'import.meta.env.VITE_API_HOST': JSON.stringify(apiHost),
        'import.meta.env.VITE_IMAGE_BASE_URL': JSON.stringify(imageBase),
        'import.meta.env.VITE_CHECKOUT_ORIGINS': JSON.stringify(checkoutOrigins),
      }),
      'import.meta.env.VITE_SENTRY_DSN': JSON.stringify(reports.dsn),
      'import.meta.env.VITE_VITALS_SAMPLE': JSON.stringify(reports.vitalsSample),
      ...(reports.dsn !== '' && { __SENTRY_DEBUG__: 'false' }),
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      target: BUILD_TARGET,
      // These browsers load modules ahead by themselves.
      modulePreload: { polyfill: false },
      sourcemap: false,
      // The notices that the libraries ask for, shipped with them.
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        // The compiler has done what they say when files are put together.
        checks: { moduleLevelDirective: false },
        output: { codeSplitting: { groups: sharedChunks } },
        input: usesMockBackend
          ? ['index.html', 'mocks/pages/card.html', 'mocks/pages/mailbox.html'].map(path)
          : [path('index.html')],
      },
    },
    test: {
      // Tests wait for a quarter of their time: three workers on two cores take a seventh less than two.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      // Once more in CI, whose machine may be loaded: `tests/run.ts` names what passes only then.
      retry: process.env['CI'] ? 1 : 0,
      env: { VITE_API_HOST: 'https://api.test' },
      projects,
    },
  };
});
