import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Where the snapshots are that CI replays. */
export const STORED = fileURLToPath(new URL('../snapshots/stored/', import.meta.url));

const EXTENSION = /\.json(\.gz)?$/;

/** The snapshots that CI replays, by their paths. */
export function storedSnapshots(): string[] {
  return readdirSync(STORED)
    .filter((file) => EXTENSION.test(file) && file !== 'machine.json')
    .sort()
    .map((file) => join(STORED, file));
}

/** The text of a snapshot's file, gzipped or not. */
export function textOf(file: string): string {
  const content = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8');
}

/** The path without what says that it is a snapshot: what it shows is stored beside it. */
export function baseOf(file: string): string {
  return file.replace(EXTENSION, '');
}
