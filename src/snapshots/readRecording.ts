import * as v from 'valibot';
import { refusals } from './snapshots.texts';
import { computeChanges, ChangeMismatch, applyChanges } from './changes';
import { snapshotSchema, type Snapshot } from './format';
import { checkSnapshot, upgradeSnapshot, versionProblem } from './readSnapshot';
import { recordingSchema, type Recording } from './recordingFormat';
import { RECORDING_VERSION, VERSION } from './version';
import { isRecord, type UnknownRecord } from '../domain/isRecord';

/**
 * Returns a recording in which every moment is a valid snapshot, or why it is refused, in words. A recording with
 * snapshots of an older version is upgraded to today's.
 */
export function checkRecording(
  value: UnknownRecord,
): { recording: Recording } | { refused: string } {
  const problem = versionProblem(value['version'], RECORDING_VERSION);
  if (problem !== null) return { refused: problem };
  const result = v.safeParse(recordingSchema, value, { abortEarly: true });
  if (!result.success) {
    return { refused: refusals.wrong(v.getDotPath(result.issues[0]) ?? 'file') };
  }
  const { first, ...others } = result.output;
  const reading = checkSnapshot(first);
  if ('refused' in reading) return reading;
  // The raw one: the changes refer to it, and the schema rejects everything else anyway.
  return checkMoments({ ...others, first: first as unknown as Snapshot }, reading.snapshot);
}

function checkMoments(
  recording: Recording,
  first: Snapshot,
): { recording: Recording } | { refused: string } {
  const isOlder = recording.first.version !== (VERSION as number);
  let asWritten: unknown = recording.first;
  let before: unknown = isOlder ? first : asWritten;
  const moments: Recording['moments'] = [];
  for (const [index, moment] of recording.moments.entries()) {
    try {
      asWritten = applyChanges(asWritten, moment.changes);
    } catch (error) {
      if (error instanceof ChangeMismatch) return { refused: refusals.misfit(index + 1) };
      throw error;
    }
    const after = upgradeSnapshot(asWritten as Record<string, unknown>);
    if ('refused' in after) return after;
    const wrong = firstInvalidPath(snapshotSchema, after.current, before);
    if (wrong !== null) return { refused: refusals.wrong(`${index + 1}. ${wrong}`) };
    moments.push(isOlder ? { ...moment, changes: computeChanges(before, after.current) } : moment);
    before = after.current;
  }
  return { recording: { ...recording, first: isOlder ? first : recording.first, moments } };
}

/** The parts of object and list schemas. */
type Composed = { entries?: v.ObjectEntries; item?: v.GenericSchema };

/**
 * Returns the path of the first value that does not match the schema; null if all do. Objects shared with already
 * checked data are skipped, so that checking a long recording of a large shop only depends on its changes.
 */
function firstInvalidPath(
  schema: v.GenericSchema,
  value: unknown,
  checked: unknown,
  at = '',
): string | null {
  if (value === checked) return null;
  const { entries, item } = 'pipe' in schema ? {} : (schema as Composed);
  if (schema.type === 'strict_object' && entries && isRecord(value)) {
    return firstInvalidEntry(entries, value, isRecord(checked) ? checked : {}, at);
  }
  if (schema.type === 'array' && item && Array.isArray(value)) {
    return firstInvalidItem(item, value, Array.isArray(checked) ? checked : [], at);
  }
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return null;
  return [at, v.getDotPath(result.issues[0])].filter(Boolean).join('.');
}

function firstInvalidEntry(
  entries: v.ObjectEntries,
  value: UnknownRecord,
  checked: UnknownRecord,
  at: string,
) {
  const unknownKey = Object.keys(value).find((key) => !Object.hasOwn(entries, key));
  if (unknownKey !== undefined) return joinPath(at, unknownKey);
  for (const [key, entry] of Object.entries(entries)) {
    const path = joinPath(at, key);
    if (Object.hasOwn(value, key)) {
      const invalid = firstInvalidPath(entry, value[key], checked[key], path);
      if (invalid !== null) return invalid;
    } else if (entry.type !== 'exact_optional') {
      return path;
    }
  }
  return null;
}

function firstInvalidItem(
  schema: v.GenericSchema,
  value: readonly unknown[],
  checked: readonly unknown[],
  at: string,
) {
  const known = new Set(checked);
  for (const [index, item] of value.entries()) {
    if (typeof item === 'object' && known.has(item)) continue;
    const invalid = firstInvalidPath(schema, item, undefined, joinPath(at, String(index)));
    if (invalid !== null) return invalid;
  }
  return null;
}

function joinPath(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

/** The pages of recordings, from the one before the first moment on; they share what does not change. */
const pagesOf = new WeakMap<Recording, Snapshot[]>();

/** Returns the page after this many moments of a recording; 0 is before the first. */
export function snapshotAt(recording: Recording, count: number): Snapshot {
  const pages = pagesOf.get(recording) ?? [recording.first];
  pagesOf.set(recording, pages);
  for (const { at, changes } of recording.moments.slice(pages.length - 1, count)) {
    pages.push({ ...(applyChanges(pages.at(-1), changes) as Snapshot), takenAt: at });
  }
  return pages[Math.min(count, pages.length - 1)] as Snapshot;
}
