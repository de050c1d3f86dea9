import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type Build = { folder: string; env: Record<string, string> };

type Places = {
  port: string;
  deployedPort: string;
  apiPort: string;
  /** The port of the build that reports its errors, and that of the receiver. */
  reportingPort: string;
  reportsPort: string;
  folder: string;
};

type Builds = Record<'embedded' | 'deployed' | 'reporting', Build>;

/**
 * Returns the ports and the folder of the browser tests. The first process chooses them and passes them on to those
 * that it starts.
 */
export async function choosePlaces(): Promise<Places> {
  const { env } = process;
  const port = (env['SHOP_BROWSER_TEST_PORT'] ??= String(await freePort()));
  const deployedPort = (env['SHOP_DEPLOYED_PORT'] ??= String(await freePort()));
  const apiPort = (env['SHOP_API_PORT'] ??= String(await freePort()));
  const reportingPort = (env['SHOP_REPORTING_PORT'] ??= String(await freePort()));
  const reportsPort = (env['SHOP_REPORTS_PORT'] ??= String(await freePort()));
  const folder = join(ROOT, 'node_modules/.cache/shop-browser-tests', port);
  env['SHOP_BROWSER_TEST_BUILD'] = folder;
  return { port, deployedPort, apiPort, reportingPort, reportsPort, folder };
}

/**
 * Returns the build with the embedded mock backend, the build that calls a backend elsewhere, and the build that also
 * reports its errors.
 */
export function buildsFor({ folder, apiPort, reportsPort }: Places): Builds {
  const build = (name: string, apiHost: string, more: Record<string, string> = {}): Build => ({
    folder: join(folder, name),
    // A developer's own .env must not change the tests.
    env: {
      NODE_ENV: 'production',
      VITE_API_HOST: apiHost,
      VITE_IMAGE_BASE_URL: apiHost && `${apiHost}/images/`,
      VITE_CHECKOUT_ORIGINS: '',
      VITE_QA: '',
      VITE_SENTRY_DSN: '',
      VITE_VITALS_SAMPLE: '',
      ...more,
    },
  });
  const elsewhere = `http://localhost:${apiPort}`;
  return {
    embedded: build('embedded', ''),
    deployed: build('deployed', elsewhere),
    reporting: build('reporting', elsewhere, {
      VITE_SENTRY_DSN: `http://public@localhost:${reportsPort}/1`,
      VITE_VITALS_SAMPLE: '1',
    }),
  };
}

/** Returns the command that makes a build. */
export function buildCommand({ folder }: Build): string {
  return `vite build --outDir "${folder}" --emptyOutDir`;
}

/** Outside the range of automatic ports, as it is used minutes later. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
