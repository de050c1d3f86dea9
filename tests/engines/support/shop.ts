import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readOptions, type BackendOptions } from '#mocks/http/options';
import { startBackend } from '#mocks/http/server';
import { buildShop } from '#tests/bench/build';

export type Shop = {
  origin: string;
  /** What has gone wrong in its pages, whichever browser they are in. */
  problems: string[];
  /** Takes pages and backend away, as for one who has no network; `restart` brings both back. */
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  remove: () => Promise<void>;
};

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Where a page reports what has gone wrong in it. */
const REPORTS = '/problems';

/** Runs first in each page, ahead of its policy: not every driver tells what a page logs. */
const RECORDER = `
const report = (text) => navigator.sendBeacon('${REPORTS}', location.pathname + ': ' + text);
// That an observer goes on in the next frame is no error, but reported as one.
addEventListener('error', ({ message, error }) =>
  message.startsWith('ResizeObserver loop') || report('uncaught ' + message + ' ' + error?.stack));
addEventListener('unhandledrejection', ({ reason }) => report('unhandled ' + (reason?.stack ?? reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
  report('policy ' + [violatedDirective, blockedURI, sourceFile].join(' ')));
const { error } = console;
console.error = (...texts) => { report('console ' + texts.join(' ')); error.apply(console, texts); };
`;

/** A production build and the mock backend with many orders, both at addresses of their own. */
export async function startShop(orders: number): Promise<Shop> {
  const data = mkdtempSync(join(tmpdir(), 'shop-engines-data-'));
  const problems: string[] = [];
  let isStopped = false;
  let folder = '';
  const server = createServer((request, response) => {
    if (request.url === REPORTS) return void take(request, response, problems);
    if (isStopped) return void request.socket.destroy();
    void serve(folder, request, response);
  });
  // A connection that ends just when it is used again looks like a file that is gone.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  let backend = await startBackend(options(data, origin, '0', orders));
  const { port } = new URL(backend.origin);
  folder = await buildShop(backend.origin, {
    folder: mkdtempSync(join(tmpdir(), 'shop-engines-')),
  });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/<head>/, `<head><script>{${RECORDER}}</script>`));

  return {
    origin,
    problems,
    stop: async () => {
      isStopped = true;
      server.closeIdleConnections();
      await backend.close();
    },
    restart: async () => {
      backend = await startBackend(options(data, origin, port, orders));
      isStopped = false;
    },
    remove: async () => {
      server.close();
      server.closeAllConnections();
      await backend.close();
      for (const place of [folder, data]) rmSync(place, { recursive: true, force: true });
    },
  };
}

function options(data: string, shop: string, port: string, orders: number): BackendOptions {
  const args = ['--port', port, '--data', data, '--shop', shop, '--orders', String(orders)];
  const read = readOptions(args);
  if (read === 'help') throw new Error('help was not asked for');
  return read;
}

async function take(request: IncomingMessage, response: ServerResponse, problems: string[]) {
  problems.push(await text(request));
  response.writeHead(204).end();
}

async function serve(folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = extname(pathname) ? pathname : '/index.html';
  try {
    const content = await readFile(join(folder, file));
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}
