import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { WORKER_FILE, WORKER_OFF_FILE } from '../config/offline.ts';
import { BUILD_TARGET } from './browsers.ts';
import type { ShopHosts } from './shopHosts.ts';

const WORKER = fileURLToPath(new URL('./sources/serviceWorker.ts', import.meta.url));

/** The files of the shell; pictures and icons are fetched on demand. */
const SHELL = /^(index\.html|favicon\.svg|manifest\.webmanifest|assets\/.*\.(js|css))$/;

/**
 * Build plugin: writes the service worker next to the build that it caches. With the mock backend, whose own worker
 * must be the only one, writes a worker that removes what an earlier build left. A build with a real backend also gets
 * that one, under another name, to be put in its place by hand.
 */
export function offlineWorker(hosts: ShopHosts): Plugin {
  return {
    name: 'shop:offline-worker',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      if (hosts.apiHost === '') return writeFile(join(dir, WORKER_FILE), UNREGISTER_SCRIPT);
      await buildWorker(dir, hosts);
      await writeFile(join(dir, WORKER_OFF_FILE), UNREGISTER_SCRIPT);
    },
  };
}

async function buildWorker(folder: string, { apiHost, imageBase }: ShopHosts): Promise<void> {
  const files = JSON.stringify(await shellFiles(folder));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHELL_FILES: files,
      SHELL_REVISION: JSON.stringify(revisionOf(files)),
      'import.meta.env.VITE_API_HOST': JSON.stringify(apiHost),
      'import.meta.env.VITE_IMAGE_BASE_URL': JSON.stringify(imageBase),
    },
    build: {
      target: BUILD_TARGET,
      outDir: folder,
      emptyOutDir: false,
      license: { fileName: `${WORKER_FILE}.licenses.md` },
      rollupOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  });
}

async function shellFiles(folder: string): Promise<{ url: string; revision: string | null }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => SHELL.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      url: `/${file}`,
      // Names in assets/ already contain a hash.
      revision: file.startsWith('assets/') ? null : revisionOf(await readFile(join(folder, file))),
    })),
  );
}

function revisionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

// Reloads the pages that an earlier worker has answered, but only once: a page of a real backend registers it again,
// but is not answered by it.
const UNREGISTER_SCRIPT = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;
