import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { buildShop } from '../bench/build.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/shop-replay');
const MARK = join(FOLDER, 'made-from.txt');

/** What the build is made from. */
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'];

/** An origin without a backend: a replay calls none. */
const NO_BACKEND = 'https://backend.invalid';

export type ReplayShop = { origin: string; folder: string; close: () => Promise<void> };

/** Serves a build of the shop for QA; builds only where a source has changed. */
export async function serveReplayShop(): Promise<ReplayShop> {
  const sources = fingerprint();
  if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== sources) {
    await buildShop(NO_BACKEND, { folder: FOLDER, forQa: true });
    writeFileSync(MARK, sources);
  }
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    build: { outDir: FOLDER },
    preview: { port: 0, strictPort: false, host: 'localhost' },
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, folder: FOLDER, close: () => server.close() };
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
      : [path];
    for (const file of files.sort()) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}
