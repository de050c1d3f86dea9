import * as v from 'valibot';
import { parseStored, readStored, writeStored } from '../../domain/browserStorage';
import { realNow } from '../../domain/clock';
import { HOUR_MS } from '../../domain/timeConstants';

/** The localStorage key of the times at which this browser has sent reports, with a hash of each error. */
const KEY = 'reportsSent';

const MAX_PER_HOUR = 10;

/** How many reports are remembered, so that the same error is not sent again. */
const MAX_REMEMBERED = 50;

const sentReports = v.array(v.strictObject({ at: v.number(), error: v.string() }));

/** If storage is blocked, limits hold as long as the page is open. */
let inMemory: v.InferOutput<typeof sentReports> = [];

function readSent(): v.InferOutput<typeof sentReports> {
  const text = readStored('localStorage', KEY);
  if (text === undefined) return inMemory;
  const stored = v.safeParse(sentReports, parseStored(text));
  return stored.success ? stored.output : [];
}

/** Returns whether this browser may send another report now. */
export function mayReport(): boolean {
  const since = realNow() - HOUR_MS;
  return readSent().filter(({ at }) => at > since).length < MAX_PER_HOUR;
}

/** Returns whether an error, by its hash, has already been reported. */
export function isReported(error: string): boolean {
  return readSent().some((sent) => sent.error === error);
}

/** Returns whether this browser has sent reports, some of which may still be waiting. */
export function hasReported(): boolean {
  return readSent().length > 0;
}

/** Counts a report; `error` is the hash of its subject, or '' if it may be sent again. */
export function countReport(error: string): void {
  inMemory = [...readSent(), { at: realNow(), error }].slice(-MAX_REMEMBERED);
  writeStored('localStorage', KEY, JSON.stringify(inMemory));
}
