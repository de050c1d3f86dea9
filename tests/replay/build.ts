import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { buildShop } from '../support/buildShop.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/shop-replay');
const MARK = join(FOLDER, 'made-from.txt');

/** A folder that exists while a process makes the build. */
const LOCK = `${FOLDER}.lock`;

/** A process that takes longer has been killed. */
const LOCK_TIMEOUT_MS = 180_000;

const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tests/snapshots',
];

/** An origin without a backend: a replay calls none. */
const NO_BACKEND = 'https://backend.invalid';

export type ReplayShop = { origin: string; folder: string; close: () => Promise<void> };

/**
 * Makes a build of the shop for QA if a source has changed, one process at a time. Returns its folder.
 */
async function makeReplayShop(): Promise<string> {
  const sources = fingerprint();
  const isBuilt = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === sources;
  mkdirSync(dirname(LOCK), { recursive: true });
  while (!isBuilt()) {
    if (!lock()) {
      await wait(200);
      continue;
    }
    try {
      await buildShop(NO_BACKEND, { folder: FOLDER, forQa: true });
      writeFileSync(MARK, sources);
    } finally {
      rmdirSync(LOCK);
    }
  }
  return FOLDER;
}

function lock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > LOCK_TIMEOUT_MS) rmdirSync(LOCK);
    return false;
  }
}

/** Serves the build for QA. */
export async function serveReplayShop(): Promise<ReplayShop> {
  await makeReplayShop();
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    build: { outDir: FOLDER },
    // The same if it is free: the picture of a packing list shows the origin, in a QR code.
    preview: { port: 4280, strictPort: false, host: 'localhost' },
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
