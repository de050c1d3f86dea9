import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, type BackendOptions } from '../../../mocks/http/options';
import { startBackend } from '../../../mocks/http/server';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
export type OfflineShop = {
  /** Where the shop is. */
  origin: string;
  /** Takes both servers away: nothing answers any more. */
  stop: () => Promise<void>;
  /** Brings them back at the same places. */
  restart: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A production build against a backend of its own, with two products and three orders. */
export async function startOfflineShop(): Promise<OfflineShop> {
  const data = mkdtempSync(join(tmpdir(), 'shop-offline-data-'));
  let backend = await startBackend(options(data, '0'));
  const { origin: api } = backend;
  const folder = buildShop(api);
  const pages = servePages(() => folder);
  await pages.start();
  const stop = async () => {
    pages.stop();
    await backend.close();
  };
  return {
    origin: pages.origin(),
    stop,
    restart: async () => {
      backend = await startBackend(options(data, new URL(api).port));
      await pages.start();
    },
    remove: async () => {
      await stop();
      for (const place of [folder, data]) rmSync(place, { recursive: true, force: true });
    },
  };
}

function options(data: string, port: string): BackendOptions {
  const size = ['--products', '2', '--orders', '3'];
  const read = readOptions(['--port', port, '--data', data, ...size]);
  if (read === 'help') throw new Error('help was not asked for');
  return read;
}

/** Serves the build that lies in the folder of the moment. */
export function servePages(folder: () => string) {
  return server((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = extname(pathname) ? pathname : '/index.html';
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    readFile(join(folder(), file)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
}

/** Makes a production build that calls this backend, in a folder of its own. */
export function buildShop(backend: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-offline-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_API_HOST: backend,
        VITE_IMAGE_BASE_URL: `${backend}/images/`,
      },
    },
  );
  if (status !== 0) throw new Error(stderr);
  return folder;
}

function server(handle: RequestListener) {
  let port = 0;
  let running = createServer(handle);
  return {
    origin: () => `http://localhost:${port}`,
    start: async () => {
      running = createServer(handle);
      await new Promise<void>((resolve) => running.listen(port, 'localhost', resolve));
      ({ port } = running.address() as AddressInfo);
    },
    stop: () => {
      running.close();
      running.closeAllConnections();
    },
  };
}
