import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The folder of the snapshots that CI replays. */
export const STORED = join(import.meta.dirname, '../snapshots/stored/');

/** The folder of what `--keep` has stored: recordings and reports, which no script makes again. */
const KEPT = join(import.meta.dirname, '../snapshots/kept/');

/** The folder in which the receiver keeps reports. */
const REPORTS = join(import.meta.dirname, '../../.cache/reports');

const EXTENSION = /\.json(\.gz)?$/;

/** Returns the paths of a folder's snapshots, by default of those that CI replays. */
export function storedSnapshots(folder = STORED): string[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => EXTENSION.test(file))
    .sort()
    .map((file) => join(folder, file));
}

/** Returns the kept files, as `withMoments` does. */
export function keptFiles(folder = KEPT): string[] {
  return storedSnapshots(folder).flatMap(withMoments);
}

/** Returns 'FILE#MOMENT' for each moment of a recording that has a tree; any other file as it is. */
export function withMoments(file: string): string[] {
  const start = `${basename(baseOf(file))}@`;
  const folder = dirname(file);
  const moments = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(start) && name.endsWith('.aria.yml'))
    .map((name) => parseInt(name.slice(start.length), 10));
  return moments.length > 0 ? moments.map((moment) => `${file}#${moment}`) : [file];
}

/**
 * Stores a file, or the recording or page of a report with this id, so that CI replays it. `at` names moments of a
 * recording: '3,7,end'. Returns the stored file, of a recording once for each moment. Rejects, and stores nothing, if
 * there is no such file or moment, or if `replay` rejects its text.
 */
export async function keepFile(
  wanted: string,
  replay: (text: string) => Promise<unknown>,
  at = 'end',
  folder = KEPT,
): Promise<string[]> {
  const source = [
    wanted,
    join(REPORTS, wanted, 'registrazione.json'),
    join(REPORTS, wanted, 'pagina.json'),
  ].find((path) => EXTENSION.test(path) && existsSync(path));
  if (source === undefined) throw new Error(`There is no file or report ${wanted}.`);
  const text = textOf(source);
  await replay(text);
  const { moments } = JSON.parse(text) as { moments?: unknown[] };
  const last = moments?.length ?? 0;
  const named = at.split(',').map((one) => one.trim());
  const wrong = named.find((one) => one !== 'end' && !(/^\d+$/.test(one) && Number(one) <= last));
  if (wrong !== undefined) throw new Error(`There is no moment '${wrong}': the last is ${last}.`);
  const numbers = named.map((one) => (one === 'end' ? last : Number(one)));
  mkdirSync(folder, { recursive: true });
  const name = source === wanted ? basename(baseOf(source)) : wanted;
  const file = join(folder, `${name}.json`);
  writeFileSync(file, text);
  return moments ? numbers.map((moment) => `${file}#${moment}`) : [file];
}

/** Reads the text of a snapshot's file, gzipped or not. Throws if it cannot be read. */
export function textOf(file: string): string {
  const path = pathOf(file);
  try {
    const content = readFileSync(path);
    return (path.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8');
  } catch (cause) {
    throw new Error(`${path} cannot be read.`, { cause });
  }
}

/** '#3' after the path of a recording. */
const MOMENT = /#(\d+)$/;

/** Returns the path of the file itself, without the moment. */
export function pathOf(file: string): string {
  return file.replace(MOMENT, '');
}

/** Returns the moment that is meant of a recording; 0 for a snapshot. */
export function momentOf(file: string): number {
  return Number(MOMENT.exec(file)?.[1] ?? 0);
}

/** Returns the path without its extension: its accessibility tree is stored under the same name. */
export function baseOf(file: string): string {
  return file.replace(MOMENT, '@$1').replace(/\.json(\.gz)?(?=@|$)/, '');
}
