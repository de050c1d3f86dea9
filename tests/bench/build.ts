import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/shop-bench', import.meta.url));

/** Builds the shop as for production, against the data server, into a folder of its own. */
export async function buildShop(dataOrigin: string): Promise<string> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    VITE_API_HOST: dataOrigin,
    VITE_IMAGE_BASE_URL: `${dataOrigin}/images/`,
    VITE_CHECKOUT_ORIGINS: '',
    VITE_QA: '',
  });
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: FOLDER, emptyOutDir: true } });
  return FOLDER;
}
