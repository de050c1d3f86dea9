import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { realNow } from '../../../domain/clock';
import { readReplayAt, readReplayFile, type Reading } from '../../../snapshots/readReplay';
import { library as texts } from './library.texts';

/** Where an entry comes from: the repository, this browser, or the receiver of reports. */
export const SOURCES = ['stored', 'kept', 'report'] as const;
type Source = (typeof SOURCES)[number];

/** A file that can be replayed. */
export type LibraryEntry = {
  /** For `?replay=`. */
  address: string;
  source: Source;
  name: string;
  tags: readonly string[];
  /** Its stored accessibility trees. */
  trees: readonly Tree[];
};

/** A stored accessibility tree: of a snapshot, or of a recording after so many moments. */
type Tree = { moment: number; address: string };

/** The files of the repository, and their accessibility trees. */
const STORED = import.meta.glob<string>(
  [
    '/tests/snapshots/stored/*.json',
    '/tests/snapshots/stored/*.json.gz',
    '/tests/snapshots/stored/*.aria.yml',
    '/tests/snapshots/kept/*.json',
    '/tests/snapshots/kept/*.aria.yml',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Returns the address of a stored accessibility tree, or null. */
export function treeOf(name: string): string | null {
  return STORED[`/tests/snapshots/stored/${name}.aria.yml`] ?? null;
}

/** Returns the stored trees of a file: of a recording one for each kept moment ('name@3.aria.yml'). */
function treesOf(name: string): Tree[] {
  const tree = treeOf(name);
  const moments = Object.entries(STORED).flatMap(([path, address]) => {
    const [, file, moment] = /([^/]+)@(\d+)\.aria\.yml$/.exec(path) ?? [];
    return file === name ? { moment: Number(moment), address } : [];
  });
  return tree === null ? moments : [{ moment: 0, address: tree }, ...moments];
}

/** Returns the snapshots and recordings that CI replays. */
export function listStored(): LibraryEntry[] {
  return Object.entries(STORED).flatMap(([path, address]) => {
    const [, name] = /([^/]+)\.json(?:\.gz)?$/.exec(path) ?? [];
    if (name === undefined) return [];
    return { address, source: 'stored', name, tags: [], trees: treesOf(name) };
  });
}

/** A file that a tester keeps in this browser. */
type KeptFile = { id: string; name: string; tags: readonly string[]; file: Blob };

const DATABASE = 'qa-library';
const KEPT_PREFIX = 'libreria:';

/** Returns whether an address is of a file that this browser keeps. */
export function isKept(address: string): boolean {
  return address.startsWith(KEPT_PREFIX);
}

/** Keeps a file; returns the address of its replay. */
export async function keepFile(file: Blob, name: string): Promise<string> {
  const id = `${realNow()}-${Math.random().toString(36).slice(2, 8)}`;
  await withDatabase((database) => database.put('files', { id, name, tags: [], file }));
  return KEPT_PREFIX + id;
}

/** Returns the kept files, the newest first. */
export async function listKept(): Promise<LibraryEntry[]> {
  const kept = await withDatabase((database) => database.getAll('files'));
  return kept.reverse().map(({ id, name, tags }) => ({
    address: KEPT_PREFIX + id,
    source: 'kept',
    name,
    tags,
    trees: [],
  }));
}

/** Gives a kept file another name or other tags. */
export async function changeKept(
  { address }: LibraryEntry,
  changed: Pick<LibraryEntry, 'name' | 'tags'>,
): Promise<void> {
  const kept = await readKept(address);
  if (kept) await withDatabase((database) => database.put('files', { ...kept, ...changed }));
}

function readKept(address: string): Promise<KeptFile | undefined> {
  const id = address.slice(KEPT_PREFIX.length);
  return withDatabase((database) => database.get('files', id));
}

/** A report in the list of the receiver (`mocks/reports`). */
type Report = {
  id: string;
  kind: string;
  message: string;
  files: { name: string; type: string }[];
};

/** Returns the pages and recordings that the receiver at this origin keeps. Rejects if it does not answer. */
export async function listReports(origin: string): Promise<LibraryEntry[]> {
  const response = await fetch(new URL('/reports', origin), { credentials: 'omit' });
  const reports = (await response.json()) as Report[];
  return reports.flatMap(({ id, kind, message, files }) =>
    files
      .filter(({ name, type }) => type === 'attachment' && /\.json(\.gz)?$/.test(name))
      .map(({ name }) => ({
        address: new URL(`/reports/${id}/${name}`, origin).href,
        source: 'report' as const,
        name: `${message} (${name})`,
        // With its id it is kept as a test (`npm run replay -- --keep ID`).
        tags: [kind, id],
        trees: [],
      })),
  );
}

/** Removes a kept file, or a report with all its files. */
export async function removeEntry({ address, source }: LibraryEntry): Promise<void> {
  if (source === 'report') {
    await fetch(new URL('.', address).href.replace(/\/$/, ''), { method: 'DELETE' });
  } else {
    const id = address.slice(KEPT_PREFIX.length);
    await withDatabase((database) => database.delete('files', id));
  }
}

/** Reads the file at an address of this site, of a receiver on this machine, or of the library. */
export async function readEntry(address: string): Promise<Reading> {
  if (!isKept(address)) return readReplayAt(address);
  const kept = await readKept(address).catch(() => undefined);
  return kept ? readReplayFile(kept.file) : { refused: texts.gone };
}

/** Returns the name of the file at an address. */
export async function nameOf(address: string): Promise<string> {
  const stored = listStored().find((entry) => entry.address === address);
  const kept = stored ?? (await readKept(address).catch(() => undefined));
  return kept?.name ?? address.replace(/^.*\//, '');
}

/** Keeps the small picture of a page. */
export async function keepPicture(address: string, picture: string): Promise<void> {
  await withDatabase((database) => database.put('pictures', picture, address));
}

/** Returns the small picture of a page; null if it has not been replayed in this browser. */
export async function readPicture(address: string): Promise<string | null> {
  return (await withDatabase((database) => database.get('pictures', address))) ?? null;
}

type Library = DBSchema & {
  files: { key: string; value: KeptFile };
  pictures: { key: string; value: string };
};

async function withDatabase<Result>(
  task: (database: IDBPDatabase<Library>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Library>(DATABASE, 1, {
    upgrade(upgrading) {
      upgrading.createObjectStore('files', { keyPath: 'id' });
      upgrading.createObjectStore('pictures');
    },
  });
  try {
    return await task(database);
  } finally {
    database.close();
  }
}
