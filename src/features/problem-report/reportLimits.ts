import * as v from 'valibot';
import { parseStored, readStored, writeStored } from '../../domain/browserStorage';
import { realNow } from '../../domain/clock';

/** The localStorage key of when this browser has sent reports, and a hash of each error. */
const KEY = 'reportsSent';

/** How many reports a browser sends in an hour. */
const MOST_PER_HOUR = 10;

const HOUR_MS = 3_600_000;

/** Of so many reports it is known what they were about: the same error is sent once. */
const REMEMBERED = 50;

const sentReports = v.array(v.strictObject({ at: v.number(), error: v.string() }));

/** Where storage is blocked, limits hold as long as the page is open. */
let inMemory: v.InferOutput<typeof sentReports> = [];

function readSent(): v.InferOutput<typeof sentReports> {
  const text = readStored('localStorage', KEY);
  if (text === undefined) return inMemory;
  const stored = v.safeParse(sentReports, parseStored(text));
  return stored.success ? stored.output : [];
}

/** Whether this browser may send one more report now. */
export function mayReport(): boolean {
  const since = realNow() - HOUR_MS;
  return readSent().filter(({ at }) => at > since).length < MOST_PER_HOUR;
}

/** Whether an error, by its hash, was reported before. */
export function isReported(error: string): boolean {
  return readSent().some((sent) => sent.error === error);
}

/** Whether this browser has sent reports, of which some may still wait. */
export function hasReported(): boolean {
  return readSent().length > 0;
}

/** Counts a report; `error` is the hash of what it is about, or '' for what may be sent again. */
export function countReport(error: string): void {
  inMemory = [...readSent(), { at: realNow(), error }].slice(-REMEMBERED);
  writeStored('localStorage', KEY, JSON.stringify(inMemory));
}
