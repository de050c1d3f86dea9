import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const PRODUCTS = ['Tazza blu', 'Lampada'].map((title, index) => ({
  id: index + 1,
  name: title,
  title,
  price: 12.5,
  description: `${title}, descrizione.`,
  category: 'Casa',
  stock: 5,
  fileNames: [`${index + 1}.svg`],
}));
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';

export type OfflineShop = {
  /** Where the shop is. */
  origin: string;
  /** What the backend was asked, as 'GET /cart/get'. */
  asked: string[];
  /** Takes both servers away: nothing answers any more. */
  stop: () => void;
  /** Brings them back at the same places. */
  restart: () => Promise<void>;
  remove: () => void;
};

/** A production build against a backend of its own, with two products and an empty cart. */
export async function startOfflineShop(): Promise<OfflineShop> {
  const asked: string[] = [];
  const backend = server((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${pathname}`);
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'BearerToken, Content-Type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const reply = replyTo(pathname, searchParams);
    if (reply === undefined) return response.writeHead(404).end();
    response.setHeader(
      'Content-Type',
      typeof reply === 'string' ? 'image/svg+xml' : 'application/json',
    );
    return response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  await backend.start();
  const folder = build(backend.origin());
  const pages = server((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = extname(pathname) ? pathname : '/index.html';
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    readFile(join(folder, file)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await pages.start();
  const both = [backend, pages];
  return {
    origin: pages.origin(),
    asked,
    stop: () => both.forEach((one) => one.stop()),
    restart: async () => {
      for (const one of both) await one.start();
    },
    remove: () => {
      both.forEach((one) => one.stop());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function replyTo(path: string, search: URLSearchParams): unknown {
  if (path === '/insertion/getAll') return PRODUCTS;
  if (path === '/insertion/getId') {
    return PRODUCTS.find(({ id }) => String(id) === search.get('id'));
  }
  if (path === '/cart/get') return { id: 1, productAndquantity: [], orderPriority: 'STANDARD' };
  if (path.startsWith('/feedback/')) return [];
  return path.startsWith('/images/') ? PICTURE : undefined;
}

function build(backend: string): string {
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
