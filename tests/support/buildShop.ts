import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/shop-build', import.meta.url));

/**
 * Builds the shop for production and for a backend at `dataOrigin`, and returns the folder of the build: `folder`, or one
 * that all share. `forQa` includes the replay of snapshots; `root` is another checkout to build instead.
 */
export async function buildShop(
  dataOrigin: string,
  { folder = FOLDER, forQa = false, imageOrigin = dataOrigin, root = ROOT } = {},
): Promise<string> {
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const build = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A developer's own .env must not change the tests.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_API_HOST: dataOrigin,
      VITE_IMAGE_BASE_URL: `${imageOrigin}/images/`,
      VITE_CHECKOUT_ORIGINS: '',
      VITE_QA: forQa ? 'true' : '',
      VITE_SENTRY_DSN: '',
    },
  });
  const ended = new Promise<number | null>((resolve) => build.once('exit', resolve));
  const errors = await text(build.stderr);
  if ((await ended) !== 0) throw new Error(errors);
  return folder;
}
