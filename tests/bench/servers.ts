import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Server = { origin: string; close: () => void };

/** An answer, compressed ahead of time so that the server's own work is not measured. */
export type Answer = { type: string; plain: Buffer; gzip?: Buffer; brotli?: Buffer };

/** Beyond this answers stay as they are: compressing them well would take minutes. */
const MAX_COMPRESSED = 16 * 1024 * 1024;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export function answer(type: string, content: string | Buffer): Answer {
  const plain = Buffer.from(content);
  if (plain.length > MAX_COMPRESSED) return { type, plain };
  return { type, plain, gzip: gzipSync(plain), brotli: brotliCompressSync(plain, BROTLI) };
}

export async function listen(
  find: (path: string, query: URLSearchParams) => Answer | Promise<Answer> | undefined,
  headers: (origin: string) => Record<string, string> = () => ({}),
): Promise<Server> {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    for (const [name, value] of Object.entries(headers(request.headers.origin ?? ''))) {
      response.setHeader(name, value);
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const found = await find(path, searchParams);
    if (!found) return response.writeHead(404).end('Non trovato.');
    const wanted = bestEncoding(String(request.headers['accept-encoding']));
    const encoding = found[wanted] ? wanted : 'plain';
    const body = found[encoding] ?? found.plain;
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': body.length,
      // As a deployment does: names in assets/ carry a hash.
      ...(path.startsWith('/assets/') && {
        'Cache-Control': 'public, max-age=31536000, immutable',
      }),
      ...(encoding !== 'plain' && { 'Content-Encoding': encoding === 'brotli' ? 'br' : 'gzip' }),
    });
    return response.end(body);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function bestEncoding(accepted: string): 'brotli' | 'gzip' | 'plain' {
  if (/\bbr\b/.test(accepted)) return 'brotli';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
}

/** Serves a build; unknown paths get its index.html, as routes of the shop do. */
export async function startFolderServer(folder: string): Promise<Server> {
  const files = new Map<string, Answer>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    files.set(file.slice(folder.length), answer(type, await readFile(file)));
  }
  return listen(
    (path) => files.get(path) ?? (extname(path) ? undefined : files.get('/index.html')),
  );
}

/** Serves one page, whatever the path. */
export function startPageServer(html: string): Promise<Server> {
  const page = answer('text/html; charset=utf-8', html);
  return listen(() => page);
}
