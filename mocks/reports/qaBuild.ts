import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { checkRead, urlOf } from './requests.ts';
import { COMMON_HEADERS, missing, sendReportFile, serve } from './responses.ts';

/** The folder contains no build that replays; the message is for the user who named it. */
export class NoQaBuild extends Error {}

/** Only the code for QA contains this word. */
const QA_MARK = '__shop';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Checks that a folder is a build for QA. @throws NoQaBuild */
export function checkQaBuild(folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new NoQaBuild(`${folder} has no index.html: it is no build of the shop.`);
  }
  const assets = join(folder, 'assets');
  const scripts = existsSync(assets)
    ? readdirSync(assets).filter((name) => name.endsWith('.js'))
    : [];
  if (!scripts.some((name) => readFileSync(join(assets, name), 'utf8').includes(QA_MARK))) {
    throw new NoQaBuild(`${folder} is no build for QA: make it with VITE_QA=true.`);
  }
}

/**
 * Serves a build for QA with the files of the reports in a folder next to it: a replay reads from its
 * own origin only.
 */
export function serveBuild(dist: string, folder: string): RequestListener {
  return serve(async (incoming, outgoing) => {
    const { pathname } = urlOf(incoming);
    const [, id, name] = /^\/reports\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
    checkRead(incoming);
    if (id !== undefined && name !== undefined) return sendReportFile(folder, id, name, outgoing);
    const file = await readBuildFile(dist, pathname);
    if (!file) throw missing();
    outgoing.writeHead(200, {
      ...COMMON_HEADERS,
      'content-type': file.contentType,
      // Their names contain a hash of their content.
      ...(pathname.startsWith('/assets/') && { 'cache-control': 'max-age=31536000, immutable' }),
    });
    outgoing.end(file.body);
  });
}

/**
 * Returns a build's file for a path, and index.html for an address of the shop; null for a file missing from assets/ or
 * outside the folder.
 */
async function readBuildFile(
  folder: string,
  path: string,
): Promise<{ body: Buffer; contentType: string } | null> {
  const root = resolve(folder);
  const wanted = resolve(root, `.${path}`);
  if (wanted !== root && !wanted.startsWith(root + sep)) return null;
  const isFile = statSync(wanted, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile && path.startsWith('/assets/')) return null;
  const file = isFile ? wanted : join(root, 'index.html');
  const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  return { body: await readFile(file), contentType };
}
