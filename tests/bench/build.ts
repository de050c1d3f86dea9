import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/shop-bench', import.meta.url));

/**
 * Builds the shop as for production, for a backend at `dataOrigin`, into a folder of its own;
 * its pictures may be elsewhere. `forQa` includes the replay of snapshots.
 */
export async function buildShop(
  dataOrigin: string,
  { folder = FOLDER, forQa = false, imageOrigin = dataOrigin } = {},
): Promise<string> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    VITE_API_HOST: dataOrigin,
    VITE_IMAGE_BASE_URL: `${imageOrigin}/images/`,
    VITE_CHECKOUT_ORIGINS: '',
    VITE_QA: forQa ? 'true' : '',
    VITE_SENTRY_DSN: '',
  });
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  return folder;
}
