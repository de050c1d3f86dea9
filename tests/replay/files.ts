import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The folder of the snapshots that CI replays. */
export const STORED = join(import.meta.dirname, '../snapshots/stored/');

const EXTENSION = /\.json(\.gz)?$/;

/** Returns the paths of a folder's snapshots, by default of those that CI replays. */
export function storedSnapshots(folder = STORED): string[] {
  return readdirSync(folder)
    .filter((file) => EXTENSION.test(file) && file !== 'machine.json')
    .sort()
    .map((file) => join(folder, file));
}

/** Reads the text of a snapshot's file, gzipped or not. */
export function textOf(file: string): string {
  const content = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8');
}

/** Returns the path without its extension: its accessibility tree is stored under the same name. */
export function baseOf(file: string): string {
  return file.replace(EXTENSION, '');
}
