import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Envelope, type EnvelopeItem, parseObject } from './envelope.ts';
import { summarize, type Summary } from './summary.ts';

/** A file of a report, with the type of its item in the envelope, and its size in bytes. */
type ReportFile = { name: string; type: string; size: number };

export type Report = Summary & {
  id: string;
  receivedAt: string; // ISO
  project: string;
  files: ReportFile[];
};

/** How long reports are kept, and how many; the same number applies to measures of visits. */
export type Retention = { days: number; count: number };

/** The time of arrival, by which names sort, and a random part; measures of visits have a suffix. */
const REPORT_ID = /^\d{8}T\d{9}Z-[0-9a-f]{12}(-vitals)?$/;

/** The facts about a report that are not in the files of its envelope. */
const REPORT_FILE = 'report.json';

const DAY_MS = 86_400_000;

/**
 * Keeps an envelope as a folder of files, unless it says nothing of a page (sessions, client reports). @throws
 * BadEnvelope where its event is no JSON object
 */
export async function keepReport(
  folder: string,
  project: string,
  { items }: Envelope,
  now = new Date(),
): Promise<void> {
  const main = items.find(({ type }) => ['event', 'feedback', 'transaction'].includes(type));
  if (!main && !items.some(({ type }) => type === 'attachment')) return;
  const event = main ? parseObject(main.payload, `the ${main.type}`) : {};
  const files = named(items);
  const summary = summarize(event, main?.type ?? 'attachment');
  const suffix = summary.vitals ? '-vitals' : '';
  const chance = randomBytes(6).toString('hex');
  const id = `${now.toISOString().replace(/[-:.]/g, '')}-${chance}${suffix}`;
  const report: Report = {
    id,
    receivedAt: now.toISOString(),
    project,
    ...summary,
    files: files.map(({ name, item }) => ({ name, type: item.type, size: item.payload.length })),
  };
  // Under another name until it is complete, so that no list contains half of it.
  const unfinished = join(folder, `unfinished-${id}`);
  await mkdir(unfinished, { recursive: true });
  for (const { name, item } of files) await writeFile(join(unfinished, name), item.payload);
  await writeFile(join(unfinished, REPORT_FILE), JSON.stringify(report, null, 2));
  await rename(unfinished, join(folder, id));
}

/** Gives each item a unique file name that is harmless on any system. */
function named(items: readonly EnvelopeItem[]): { name: string; item: EnvelopeItem }[] {
  const taken = new Set([REPORT_FILE]);
  return items.map((item) => {
    const wanted = item.type === 'attachment' ? item.header['filename'] : `${item.type}.json`;
    const name = harmlessName(typeof wanted === 'string' ? wanted : '');
    let free = name;
    for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = `${copy}-${name}`;
    taken.add(free.toLowerCase());
    return { name: free, item };
  });
}

function harmlessName(wanted: string): string {
  const letters = wanted
    .replace(/^.*[/\\]/s, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '');
  return letters.slice(-80) || 'allegato';
}

/** Lists the reports, the newest first. */
export async function listReports(folder: string): Promise<Report[]> {
  const ids = (await reportIds(folder)).reverse();
  const reports = await Promise.all(ids.map((id) => findReport(folder, id)));
  return reports.filter((report) => report !== null);
}

/** Returns the names of the reports, oldest first; an empty list if the folder does not exist yet. */
async function reportIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => REPORT_ID.test(name)).sort();
}

/** Returns a report; null for any other name, including a path. */
async function findReport(folder: string, id: string): Promise<Report | null> {
  if (!REPORT_ID.test(id)) return null;
  try {
    return JSON.parse(await readFile(join(folder, id, REPORT_FILE), 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** Returns a file of a report; null if it was not in its envelope, or for a path. */
export async function readReportFile(
  folder: string,
  id: string,
  name: string,
): Promise<Buffer | null> {
  const report = await findReport(folder, id);
  if (!report?.files.some((file) => file.name === name)) return null;
  return readFile(join(folder, id, name));
}

/**
 * Deletes a report, or all of them, and nothing else that may be in the folder; returns whether there was the report.
 */
export async function deleteReports(folder: string, id?: string): Promise<boolean> {
  if (id !== undefined && !(await findReport(folder, id))) return false;
  const ids = id === undefined ? await reportIds(folder) : [id];
  await Promise.all(ids.map((one) => rm(join(folder, one), { recursive: true, force: true })));
  return true;
}

/** Deletes the reports that are too old, and the oldest of too many. */
export async function deleteOldReports(
  folder: string,
  { days, count }: Retention,
  now = new Date(),
): Promise<void> {
  const ids = await reportIds(folder);
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString().replace(/[-:.]/g, '');
  const old = [...Map.groupBy(ids, (id) => id.endsWith('-vitals')).values()].flatMap((alike) =>
    alike.filter((id, index) => id < oldest || index < alike.length - count),
  );
  await Promise.all(old.map((id) => rm(join(folder, id), { recursive: true, force: true })));
}
